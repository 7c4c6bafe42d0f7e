import { endpoints } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import type { ApiResult } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useIsDemo } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { ApiContent } from '../common/api-content';
import { ConfirmButton } from '../common/confirm-dialog';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { TickBox } from '../common/tick-box';
import { DownloadSection } from '../backup/download-section';

/** «Empezar mi club»: offers a backup of the demonstration, and empties it. */
export function MyClubScreen() {
  const isDemo = useIsDemo();
  const importacion = useApi(endpoints.fetchImportacion);
  const settings = useApi(endpoints.fetchAjustes);
  const { isBusy, send } = useWrite(endpoints.vaciarClub);
  const [notice, setNotice] = useState<Notice>();
  const [hasBackup, setHasBackup] = useState(false);
  const finish = (result: ApiResult<unknown>) => {
    setNotice(toNotice(result, 'club vaciado!'));
    // Loads a new page, because name, colours and data in memory are those of the demonstration.
    if (result.ok) location.assign(adminPaths.empezar);
    else importacion.reload();
  };
  return (
    <Page title="Empezar mi club">
      <NoticeBanner notice={notice} />
      <ApiContent query={importacion}>
        {({ importacion: unfinished }) => {
          if (unfinished?.vaciado)
            return (
              // An interrupted emptying cannot be undone, only finished, for which the name is not asked again.
              <Alert
                severity="warning"
                action={
                  <Button
                    color="inherit"
                    disabled={isBusy}
                    onClick={() => void send({ body: { nombre: '' } }).then(finish)}
                  >
                    Terminar de vaciar
                  </Button>
                }
              >
                El vaciado se quedó a medias. Hasta que termine no se puede guardar nada.
              </Alert>
            );
          if (!isDemo)
            return (
              <>
                <Typography>
                  Este club no es el de demostración: aquí no hay nada que vaciar.
                </Typography>
                <Box>
                  <Button component={Link} to={adminPaths.empezar} variant="contained">
                    Ir a los primeros pasos
                  </Button>
                </Box>
              </>
            );
          return (
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
              <Typography>
                Lo que se ve ahora es un club inventado, para probar. Al empezar el tuyo se borran
                sus temporadas, jugadores, partidos, noticias, fotos y ajustes; las cuentas y sus
                contraseñas se quedan. Después se abre el asistente, con el nombre de tu club como
                primer paso.
              </Typography>
              <DownloadSection
                onDone={(outcome) => {
                  setNotice(outcome);
                  if (outcome.kind === 'success') setHasBackup(true);
                }}
              />
              <section>
                <SectionHeading>Vaciar</SectionHeading>
                <ApiContent query={settings}>
                  {({ nombre }) => (
                    <EmptyClubForm
                      nombre={nombre}
                      hasBackup={hasBackup}
                      onConfirm={() => send({ body: { nombre } })}
                      onDone={finish}
                    />
                  )}
                </ApiContent>
              </section>
            </Box>
          );
        }}
      </ApiContent>
    </Page>
  );
}

interface EmptyClubFormProps {
  /** The club's name, to be typed. */
  readonly nombre: string;
  /** Whether a backup was downloaded on this screen. */
  readonly hasBackup: boolean;
  readonly onConfirm: () => Promise<ApiResult<unknown>>;
  readonly onDone: (result: ApiResult<unknown>) => void;
}

/** Form that empties the club. The user downloads or declines a backup, types the club's name, and confirms. */
function EmptyClubForm({ nombre, hasBackup, onConfirm, onDone }: EmptyClubFormProps) {
  const [typed, setTyped] = useState('');
  const [declinesBackup, setDeclinesBackup] = useState(false);
  const isReady = typed.trim() === nombre && (hasBackup || declinesBackup);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', maxWidth: 480 }}>
      {!hasBackup && (
        <TickBox
          label="No quiero copia de la demostración"
          isTicked={declinesBackup}
          onChange={setDeclinesBackup}
        />
      )}
      <TextField
        label={`Escribe «${nombre}» para confirmarlo`}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <ConfirmButton
        variant="contained"
        label="Vaciar y empezar mi club"
        isDisabled={!isReady}
        title={`¿Borrar todo lo que hay en «${nombre}»?`}
        confirmLabel="Borrarlo todo"
        work={onConfirm}
        onDone={onDone}
      >
        <Typography>No se puede deshacer desde el historial.</Typography>
      </ConfirmButton>
    </Box>
  );
}
