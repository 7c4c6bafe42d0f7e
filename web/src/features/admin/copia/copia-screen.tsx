import { endpoints } from '@club/shared';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page, SectionHeading } from '../../../components/page';
import { callApi } from '../../../lib/api/call-api';
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { downloadClub } from './download-club';
import { ImportSection } from './import-section';

/** The whole club in one file, out and in (issue 5: export and import). */
export function CopiaScreen() {
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const result = await callApi(endpoints.exportar);
    setIsBusy(false);
    if (result.ok) downloadClub(result.value);
    setNotice(noticeOf(result, 'copia descargada!'));
  };
  return (
    <Page title="Copia de seguridad">
      <NoticeBanner notice={notice} />
      <section>
        <SectionHeading>Descargar</SectionHeading>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography color="text.secondary">
            Un fichero con todo el club: temporadas, jugadores, partidos con sus fichas, noticias y
            fotos.
          </Typography>
          <Alert severity="warning">
            Contiene las fechas de nacimiento de los jugadores: guárdalo donde nadie más lo vea.
          </Alert>
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void download();
            }}
          >
            {isBusy ? 'Preparando la copia…' : 'Descargar copia'}
          </Button>
        </Box>
      </section>
      <ImportSection onDone={setNotice} />
    </Page>
  );
}
