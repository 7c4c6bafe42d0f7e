import { type ClubFile, endpoints } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionHeading } from '../../../components/page';
import { useWrite } from '../../../lib/api/use-write';
import { FilePick } from '../common/file-pick';
import { type Notice, noticeOf } from '../common/notice-banner';
import { exportedText, readClubFile, summarizeClub, tooLargeText } from './club-file-summary';

interface PreviewProps {
  readonly file: ClubFile;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

function Preview({ file, isBusy, onImport, onCancel }: PreviewProps) {
  return (
    <Card role="group" aria-label="Contenido de la copia" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 700 }}>{exportedText(file)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {summarizeClub(file).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onImport();
          }}
          startIcon={
            isBusy && <CircularProgress size={18} color="inherit" aria-label="Importando" />
          }
        >
          Importar esta copia
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancelar
        </Button>
      </Box>
    </Card>
  );
}

/** Loads a copy into this club, which must be empty: what is in it is shown before. */
export function ImportSection({ onDone }: { readonly onDone: (notice: Notice) => void }) {
  const [file, setFile] = useState<ClubFile>();
  const [problem, setProblem] = useState<string>();
  const { isBusy, send } = useWrite(endpoints.importar);
  const pick = async (chosen: File) => {
    setFile(undefined);
    const tooLarge = tooLargeText(chosen.size);
    const read =
      tooLarge === undefined
        ? readClubFile(await chosen.text())
        : ({ ok: false, msg: tooLarge } as const);
    setProblem(read.ok ? undefined : read.msg);
    if (read.ok) setFile(read.file);
  };
  const importFile = async (body: ClubFile) => {
    const result = await send({ body });
    onDone(noticeOf(result, 'club importado!'));
    if (result.ok) setFile(undefined);
  };
  return (
    <section>
      <SectionHeading>Importar una copia</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="text.secondary">
          Carga una copia en un club vacío, con los mismos datos y números. En un club con datos no
          se puede: nada se mezcla ni se sobrescribe.
        </Typography>
        <FilePick
          label="Elegir copia"
          accept="application/json,.json"
          isBusy={isBusy}
          onPick={(chosen) => void pick(chosen)}
        >
          Elegir copia
        </FilePick>
        {problem !== undefined && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {file && (
          <Preview
            file={file}
            isBusy={isBusy}
            onImport={() => void importFile(file)}
            onCancel={() => {
              setFile(undefined);
            }}
          />
        )}
      </Box>
    </section>
  );
}
