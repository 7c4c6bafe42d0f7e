import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Crest } from '../../../components/crest';
import { EmptyState, ErrorState, LoadingState } from '../../../components/estados';
import { Page, SectionHeading } from '../../../components/page';
import { PlayerShirt } from '../../../components/player-shirt';
import { PositionBadge } from '../../../components/position-badge';
import { ResultChip } from '../../../components/resultado';
import { RivalBadge } from '../../../components/rival-badge';
import { SAMPLE_MATCH } from '../../partidos/sample-match';
import { SponsorsBar } from '../../app/sponsors-bar';
import type * as estadisticasPage from '../estadisticas';
import type * as partidoPage from '../partido';
import { ColourTable } from './colour-table';
import { SAMPLE_RANKING, SAMPLE_RECORD } from './samples';
import { type Scheme, schemeVariables } from './scheme-vars';

/** Components that belong to single pages (`load.ts`). */
export interface PageParts {
  readonly Bench: typeof partidoPage.Bench;
  readonly MatchHeader: typeof partidoPage.MatchHeader;
  readonly MvpCard: typeof partidoPage.MvpCard;
  readonly Pitch: typeof partidoPage.Pitch;
  readonly Timeline: typeof partidoPage.Timeline;
  readonly RankingCard: typeof estadisticasPage.RankingCard;
  readonly RecordCard: typeof estadisticasPage.RecordCard;
}

const TYPE_SCALE = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'overline'] as const;

function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** What every page is made of: letters, buttons, signs. */
function Basics({ scheme }: { readonly scheme: Scheme }) {
  return (
    <>
      <Sample title="Colores y su contraste">
        <ColourTable scheme={scheme} />
      </Sample>
      <Sample title="Letra">
        {TYPE_SCALE.map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: El balón rueda en El Encinar
          </Typography>
        ))}
      </Sample>
      <Sample title="Botones">
        <Box sx={row}>
          <Button variant="contained">Principal</Button>
          <Button variant="outlined">Contorno</Button>
          <Button>Texto</Button>
          <Button disabled>Desactivado</Button>
        </Box>
      </Sample>
      <Sample title="Resultados, posiciones, escudos y camiseta">
        <Box sx={row}>
          {(['win', 'draw', 'lose'] as const).map((resultado) => (
            <ResultChip key={resultado} resultado={resultado} />
          ))}
          {(['por', 'def', 'mc', 'del'] as const).map((clave) => (
            <PositionBadge key={clave} clave={clave} />
          ))}
          <Crest size={48} />
          <RivalBadge nombre="Atlético Robledal" color="#b91c1c" size={48} />
          <RivalBadge nombre="Unión Amarilla" color="#f5c518" size={48} />
          <PlayerShirt dorsal={10} size={48} />
        </Box>
      </Sample>
    </>
  );
}

/** What pages show when there is nothing, not yet, or not at all. */
function States({ nombre }: { readonly nombre: string }) {
  return (
    <>
      <Sample title="Vacío">
        <EmptyState title="Aún no hay noticias." />
      </Sample>
      <Sample title="Cargando">
        <LoadingState rows={2} />
      </Sample>
      <Sample title="Error">
        <ErrorState />
      </Sample>
      <Sample title="Patrocinadores">
        <SponsorsBar label={`Patrocinadores (${nombre})`} />
      </Sample>
    </>
  );
}

/** What single pages are made of. */
function PageSamples({ parts }: { readonly parts: PageParts }) {
  const { Bench, MatchHeader, MvpCard, Pitch, RankingCard, RecordCard, Timeline } = parts;
  const { alineacion, detalles, mvp } = SAMPLE_MATCH;
  const lineUp = { alineacion, detalles, borrados: ['muestra-5'] };
  return (
    <>
      <Sample title="Cabecera de un partido">
        <MatchHeader partido={SAMPLE_MATCH} />
      </Sample>
      <Sample title="Campo y suplentes">
        <Pitch {...lineUp} />
        <Bench {...lineUp} />
      </Sample>
      <Sample title="MVP y cronología">
        <MvpCard mvp={mvp} borrados={[]} />
        <Card sx={{ p: 2, mt: 2 }}>
          <Timeline partido={SAMPLE_MATCH} />
        </Card>
      </Sample>
      <Sample title="Balance y clasificación">
        <RecordCard equipo={SAMPLE_RECORD} open={undefined} onOpen={() => undefined} />
        <Box sx={{ mt: 2 }}>
          <RankingCard title="Goles" unit={['gol', 'goles']} empty="" rows={SAMPLE_RANKING} />
        </Box>
      </Sample>
    </>
  );
}

const SCHEMES = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const;

/** The page of all components, each in both schemes beside the other (regla 10); no reader is led here. */
export function createComponentes(parts: PageParts) {
  return function Componentes() {
    return (
      <Page title="Componentes">
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
          }}
        >
          {SCHEMES.map(([scheme, nombre]) => (
            <Box
              key={scheme}
              data-esquema={scheme}
              sx={{
                ...schemeVariables(scheme),
                bgcolor: 'background.default',
                color: 'text.primary',
                p: { xs: 1.5, sm: 3 },
                borderRadius: 4,
                display: 'grid',
                alignContent: 'start',
                gap: 3,
              }}
            >
              <SectionHeading>{nombre}</SectionHeading>
              <Basics scheme={scheme} />
              <PageSamples parts={parts} />
              <States nombre={nombre} />
            </Box>
          ))}
        </Box>
      </Page>
    );
  };
}
