import { endpoints } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useIsDemo } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { DownloadSection } from '../backup/download-section';
import { EmptyClubForm } from './empty-club-form';

interface MiClubScreenProps {
  /** Called when the club is empty. */
  readonly onEmptied?: () => void;
}

/** Full reload: the page's name, colours and cached data belong to the demonstration. */
const openSetup = () => {
  window.location.assign(adminPaths.empezar);
};

/** «Empezar mi club»: offers a backup, then empties the demonstration after two confirmations. */
export function MyClubScreen({ onEmptied = openSetup }: MiClubScreenProps) {
  const isDemo = useIsDemo();
  const importacion = useApi(endpoints.fetchImportacion);
  const ajustes = useApi(endpoints.fetchAjustes);
  const { isBusy, send } = useWrite(endpoints.vaciarClub);
  const [notice, setNotice] = useState<Notice>();
  const [hasCopy, setHasCopy] = useState(false);
  const empty = async (nombre: string) => {
    const result = await send({ body: { nombre } });
    setNotice(noticeOf(result, 'club vaciado!'));
    if (result.ok) onEmptied();
    else importacion.reload();
  };
  return (
    <Page title="Empezar mi club">
      <NoticeBanner notice={notice} />
      <ApiContent query={importacion}>
        {({ importacion: underWay }) => {
          if (underWay?.vaciado) return <AMedias isBusy={isBusy} onGo={() => void empty('')} />;
          if (!isDemo) return <AlreadyYours />;
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
                  if (outcome.kind === 'success') setHasCopy(true);
                }}
              />
              <section>
                <SectionHeading>Vaciar</SectionHeading>
                <ApiContent query={ajustes}>
                  {({ nombre }) => (
                    <EmptyClubForm
                      nombre={nombre}
                      hasCopy={hasCopy}
                      isBusy={isBusy}
                      onConfirm={() => void empty(nombre)}
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

function AlreadyYours() {
  return (
    <>
      <Typography>Este club no es el de demostración: aquí no hay nada que vaciar.</Typography>
      <Box>
        <Button component={Link} to={adminPaths.empezar} variant="contained">
          Ir a los primeros pasos
        </Button>
      </Box>
    </>
  );
}

interface AMediasProps {
  readonly isBusy: boolean;
  readonly onGo: () => void;
}

/** An interrupted emptying. It cannot be undone, only finished. */
function AMedias({ isBusy, onGo }: AMediasProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={isBusy} onClick={onGo} sx={{ minHeight: 44 }}>
          Terminar de vaciar
        </Button>
      }
    >
      El vaciado se quedó a medias. Hasta que termine no se puede guardar nada.
    </Alert>
  );
}
