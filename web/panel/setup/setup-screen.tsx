import { type Ajustes, endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Page } from '../../components/page';
import { useShownClub } from '../settings/use-shown-club';
import { useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { SettingsStep, PARTES_PASO } from './club-steps';
import { CalendarStep, JugadoresStep, ReadyStep } from './list-steps';
import { STEP_NAMES, type Paso, SETUP_STEPS, type FirstData, nextSetupStep } from './steps';
import { StepsNav, StepsFooter } from './steps-nav';
import { RivalsStep } from './rivals-step';
import { TemporadaStep } from './temporada-step';
import { useFirstData } from './use-first-data';

interface EmpezarPaths {
  readonly pathOf: (paso: Paso) => string;
  readonly inicioPath: string;
  readonly cuentasPath: string;
  readonly plantillaPath: string;
  /** Screen where a demonstration is emptied. */
  readonly miClubPath: string;
}

interface EmpezarScreenProps {
  /** The open step; by default the first one that is not done. */
  readonly paso: Paso | undefined;
  readonly paths: EmpezarPaths;
}

interface ContenidoProps {
  readonly paso: Paso;
  readonly paths: EmpezarPaths;
  readonly datos: FirstData;
  readonly onStored: (ajustes: Ajustes) => void;
  readonly onDone: (notice: Notice) => void;
  readonly reload: () => void;
}

const QUE_ES: Readonly<Record<Paso, string>> = {
  club: 'Cómo se llama el club y qué se cuenta de él. Cada parte se guarda por separado.',
  escudo: 'De una imagen cualquiera: se recorta y se ajusta sola. Los colores visten toda la web.',
  patrocinadores: 'Quién os apoya y cómo se os encuentra. Se puede dejar para otro día.',
  temporada: 'De ella cuelgan los partidos y las estadísticas.',
  rivales: 'En qué jugáis y contra quién.',
  jugadores: 'La plantilla de un golpe, desde una hoja de cálculo o escrita aquí.',
  calendario:
    'Los partidos de la temporada. Los rivales y campos que falten se crean con ellos, si quieres.',
  listo: 'La web está en marcha. Todo esto se puede cambiar cuando haga falta.',
};

function Contenido({ paso, datos, onStored, onDone, reload, paths }: ContenidoProps) {
  const { ajustes } = datos;
  const parte = { ajustes, onStored, onDone, reload };
  switch (paso) {
    case 'club':
    case 'escudo':
    case 'patrocinadores':
      return <SettingsStep partes={PARTES_PASO[paso]} {...parte} />;
    case 'temporada':
      return <TemporadaStep temporadas={datos.temporadas} onDone={onDone} />;
    case 'rivales':
      return <RivalsStep datos={datos} onDone={onDone} reload={reload} />;
    case 'jugadores':
      return <JugadoresStep datos={datos} onDone={onDone} plantillaPath={paths.plantillaPath} />;
    case 'calendario':
      return (
        <CalendarStep datos={datos} onDone={onDone} temporadaPath={paths.pathOf('temporada')} />
      );
    case 'listo':
      return <ReadyStep datos={datos} paths={paths} />;
  }
}

/**
 * Setup assistant from an empty club to its own site (docs/decisions/0037). A step is done when its data exists, so
 * each can be left and resumed, here or on the screen of its subject.
 */
export function SetupScreen({ paso: open, paths }: EmpezarScreenProps) {
  const query = useFirstData();
  const importacion = useApi(endpoints.fetchImportacion);
  useShownClub(query.status === 'ready' ? query.data.ajustes : undefined);
  const [told, setTold] = useState<{ readonly paso: Paso; readonly notice: Notice }>();
  const finish = (notice: Notice) => {
    setTold({ paso, notice });
    if (notice.kind === 'success') query.reload();
  };
  // The initial step stays open while its data is being entered.
  const [begin, setBegin] = useState<Paso>();
  if (query.status === 'ready' && begin === undefined) setBegin(nextSetupStep(query.data));
  const paso = open ?? begin ?? 'club';
  // An interrupted emptying of the demonstration has to be finished first; nothing can be saved before.
  if (importacion.status === 'ready' && importacion.data.importacion?.vaciado) {
    return <Navigate to={paths.miClubPath} replace />;
  }
  return (
    <Page title="Empezar mi club">
      <ApiContent query={query}>
        {(datos) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
            <StepsNav paso={paso} datos={datos} pathOf={paths.pathOf} />
            {/* A notice belongs to its step. */}
            <NoticeBanner notice={told?.paso === paso ? told.notice : undefined} />
            <div>
              <Typography variant="h2">
                Paso {SETUP_STEPS.indexOf(paso) + 1} de {SETUP_STEPS.length}: {STEP_NAMES[paso]}
              </Typography>
              <Typography color="textSecondary">{QUE_ES[paso]}</Typography>
            </div>
            <Contenido
              key={paso}
              paso={paso}
              datos={datos}
              onStored={query.adoptAjustes}
              onDone={finish}
              reload={query.reload}
              paths={paths}
            />
            <StepsFooter paso={paso} datos={datos} pathOf={paths.pathOf} />
          </Box>
        )}
      </ApiContent>
    </Page>
  );
}
