import { capitalise, endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { Navigate, useParams, Link } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { NotFound } from '../../components/page-states';
import { adminPaths } from '../app/admin-paths';
import { useNow } from '../../lib/use-now';
import { ApiContent, joinQueries } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { RecordForm } from '../common/record-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { PasteEquipos } from '../paste/paste-records';
import { type Part, SettingsParts } from '../settings/parts';
import { type PartProps, useShownClub } from '../settings/settings-card';
import { toTemporadaName } from '../temporadas/temporada-texts';
import { CalendarStep, JugadoresStep, ReadyStep } from './list-steps';
import { RivalEscudos } from './rival-crests';
import {
  type SetupData,
  isStep,
  nextSetupStep,
  type Step,
  SETUP_STEPS,
  STEP_NAMES,
  isDone,
} from './steps';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';

interface StepsNavProps {
  readonly step: Step;
  readonly data: SetupData;
}

/** All steps, with those done and the current one marked. */
function StepsNav({ step, data }: StepsNavProps) {
  return (
    <Box
      component="nav"
      aria-label="Pasos"
      sx={{ overflow: 'hidden', borderBottom: '1px solid', borderColor: 'divider', pb: 1.5 }}
    >
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {SETUP_STEPS.map((one, index) => {
          const isCurrent = one === step;
          const isReady = isDone(one, data);
          return (
            <li key={one}>
              <Button
                component={Link}
                to={adminPaths.paso(one)}
                size="small"
                variant={isCurrent ? 'contained' : 'outlined'}
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={`${isReady ? 'Hecho ' : ''}${String(index + 1)}. ${STEP_NAMES[one]}`}
                startIcon={isReady && <CheckIcon />}
                sx={{ minWidth: 44, px: 1.5 }}
              >
                {index + 1}.{/* On phones eight names would fill half the screen. */}
                <Box
                  component="span"
                  sx={{ ml: 0.5, ...(!isCurrent && { display: { xs: 'none', sm: 'inline' } }) }}
                >
                  {STEP_NAMES[one]}
                </Box>
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Links to the previous and next step. */
function StepsFooter({ step, data }: StepsNavProps) {
  const index = SETUP_STEPS.indexOf(step);
  const [previous, next] = [SETUP_STEPS[index - 1], SETUP_STEPS[index + 1]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      {previous ? (
        <Button component={Link} to={adminPaths.paso(previous)}>
          ← {STEP_NAMES[previous]}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button
          component={Link}
          to={adminPaths.paso(next)}
          variant={isDone(step, data) ? 'contained' : 'outlined'}
        >
          {isDone(step, data)
            ? `Siguiente: ${STEP_NAMES[next]}`
            : `Dejar para luego: ${STEP_NAMES[step]}`}
        </Button>
      )}
    </Box>
  );
}

interface NameFormProps {
  readonly endpoint: typeof endpoints.addCompeticion | typeof endpoints.addTemporada;
  /** 'competición' */
  readonly noun: string;
  /** 'competicion creada!' */
  readonly success: string;
  /** Name of the draft. */
  readonly draftTitle: string;
  readonly nameLabel: string;
  readonly initial: string;
  readonly onDone: (notice: Notice) => void;
}

/** Form that creates a season or a competition, of which it asks only the name. */
function NameForm({ noun, success, nameLabel, initial, ...options }: NameFormProps) {
  const form = useResourceForm({
    ...options,
    initial: { nombre: initial },
    toBody: ({ nombre }) => ({ nombre }),
    success: () => success,
    isEmptiedBySuccess: true,
    context: 'empezar',
  });
  return (
    <RecordForm label={capitalise(noun)} submitLabel={`Crear ${noun}`} form={form}>
      <TextInput form={form} name="nombre" label={nameLabel} isRequired />
    </RecordForm>
  );
}

function TemporadaStep({ data: { temporadas }, onDone }: ContentProps) {
  const now = useNow();
  const current = temporadas.at(-1);
  if (current) {
    return (
      <Typography>
        La temporada «{current.nombre}» está creada. Las demás, y el cambio de temporada, están en
        «Temporadas».
      </Typography>
    );
  }
  return (
    now && (
      <NameForm
        endpoint={endpoints.addTemporada}
        noun="temporada"
        success="temporada creada!"
        draftTitle="Primera temporada"
        nameLabel="Nombre"
        initial={toTemporadaName(now)}
        onDone={onDone}
      />
    )
  );
}

function RivalsStep({ data: { competiciones, equipos }, onDone, reload }: ContentProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <section>
        <SectionHeading>Competición</SectionHeading>
        {competiciones.length > 0 && (
          <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            Creadas: {competiciones.map(({ nombre }) => nombre).join(', ')}.
          </Typography>
        )}
        <NameForm
          endpoint={endpoints.addCompeticion}
          noun="competición"
          success="competicion creada!"
          draftTitle="Competición"
          nameLabel="Nombre (Liga, Copa…)"
          initial=""
          onDone={onDone}
        />
      </section>
      <section>
        <SectionHeading>Rivales</SectionHeading>
        <PasteEquipos equipos={equipos} onDone={onDone} />
      </section>
      {equipos.length > 0 && <RivalEscudos equipos={equipos} onDone={reload} />}
    </Box>
  );
}

/** A step that consists of parts of the settings. */
const settingsStep = (...titles: readonly Part[]) =>
  function SettingsStep({ data: { ajustes }, ...part }: ContentProps) {
    return <SettingsParts titles={titles} ajustes={ajustes} {...part} />;
  };

interface ContentProps extends Omit<PartProps, 'ajustes'> {
  readonly data: SetupData;
}

const INTRODUCTIONS: Readonly<Record<Step, string>> = {
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

const CONTENT: Readonly<Record<Step, ComponentType<ContentProps>>> = {
  club: settingsStep('El club', 'Textos'),
  escudo: settingsStep('Escudo', 'Colores', 'Camiseta'),
  patrocinadores: settingsStep('Patrocinadores', 'Contacto', 'Redes sociales'),
  temporada: TemporadaStep,
  rivales: RivalsStep,
  jugadores: JugadoresStep,
  calendario: CalendarStep,
  listo: ReadyStep,
};

/**
 * Setup assistant: leads from an empty club to its own site (docs/decisions/0037). A step is done when its data exists,
 * so each can be left and resumed, here or on the screen of its subject.
 */
export function SetupScreen() {
  /** The step in the URL; without one, the first that is not done is open. */
  const { paso: requested } = useParams();
  const settings = useApi(endpoints.fetchAjustes);
  const temporadas = useApi(endpoints.fetchTemporadas);
  const currentId = temporadas.status === 'ready' ? temporadas.data.at(-1)?._id : undefined;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, currentId);
  const query = joinQueries<SetupData>({
    ajustes: settings,
    temporadas,
    competiciones: useApi(endpoints.fetchCompeticiones),
    equipos: useApi(endpoints.fetchEquipos),
    campos: useApi(endpoints.fetchCampos),
    jugadores: useApi(endpoints.fetchJugadores),
    // Without a season there are no matches to load.
    partidos: currentId === undefined ? { ...partidos, status: 'ready', data: [] } : partidos,
  });
  const importacion = useApi(endpoints.fetchImportacion);
  useShownClub(query.status === 'ready' ? query.data.ajustes : undefined);
  const [shown, setShown] = useState<{ readonly step: Step; readonly notice: Notice }>();
  // A state, so that the step stays open when its data has been entered.
  const [initial, setInitial] = useState<Step>();
  if (query.status === 'ready' && initial === undefined) setInitial(nextSetupStep(query.data));
  if (requested !== undefined && !isStep(requested)) return <NotFound />;
  const step = requested ?? initial ?? 'club';
  const Content = CONTENT[step];
  const finish = (notice: Notice) => {
    setShown({ step, notice });
    if (notice.kind === 'success') query.reload();
  };
  // The emptying of the demonstration was interrupted. Nothing can be saved until it is finished.
  if (importacion.status === 'ready' && importacion.data.importacion?.vaciado) {
    return <Navigate to={adminPaths.miClub} replace />;
  }
  return (
    <Page title="Empezar mi club">
      <ApiContent query={query}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
            <StepsNav step={step} data={data} />
            {/* A notice belongs to its step. */}
            <NoticeBanner notice={shown?.step === step ? shown.notice : undefined} />
            <div>
              <Typography variant="h2">
                Paso {SETUP_STEPS.indexOf(step) + 1} de {SETUP_STEPS.length}: {STEP_NAMES[step]}
              </Typography>
              <Typography color="textSecondary">{INTRODUCTIONS[step]}</Typography>
            </div>
            <Content
              key={step}
              data={data}
              onStored={settings.adopt}
              onDone={finish}
              reload={query.reload}
            />
            <StepsFooter step={step} data={data} />
          </Box>
        )}
      </ApiContent>
    </Page>
  );
}
