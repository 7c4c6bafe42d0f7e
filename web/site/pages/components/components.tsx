import { colourVariables, type Scheme } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Crest } from '../../../components/crest';
import { EmptyState, ErrorState, LoadingState } from '../../../components/match-states';
import { NoticiaPicture } from '../../../components/noticia-picture';
import { Page, SectionHeading } from '../../../components/page';
import { PlayerShirt } from '../../../components/player-shirt';
import { PositionBadge } from '../../../components/position-badge';
import { ResultChip } from '../../../components/result';
import { RivalBadge } from '../../../components/rival-badge';
import surface from '../../../components/surface.module.css';
import text from '../../../components/text.module.css';
import type * as upcoming from '../../partidos/upcoming-match';
import { SAMPLE_COMING, SAMPLE_MATCH } from '../../partidos/sample-match';
import { SponsorsBar } from '../../app/sponsors-bar';
import type * as estadisticas from '../estadisticas';
import type * as partido from '../partido';
import { ColourTable } from './colour-table';
import css from './components.module.css';
import { SAMPLE_CRONICAS, SAMPLE_RANKING, SAMPLE_RECORD } from './samples';
import { SixClubs } from './six-clubs';
import { usePalette } from '../../../lib/state/club-context';

/** Components that belong to other pages' chunks (`load.ts`). */
type PageParts = Omit<typeof partido, 'Component'> &
  Omit<typeof estadisticas, 'Component'> &
  Pick<typeof upcoming, 'UpcomingHeader'>;

const TYPE_SAMPLE = 'El balón rueda en El Encinar';
const HEADINGS = ['h1', 'h2', 'h3'] as const;
const TEXTS = ['body2', 'caption', 'overline', 'muted', 'strong'] as const;

function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.sample}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  );
}

/** Samples of colours, type, buttons and icons. */
function Basics({ scheme }: { readonly scheme: Scheme }) {
  return (
    <>
      <Sample title="Colores y su contraste">
        <ColourTable scheme={scheme} />
      </Sample>
      <Sample title="Letra">
        {/* role="none": the samples must not appear in the page's heading outline. */}
        {HEADINGS.map((Heading) => (
          <Heading key={Heading} role="none">
            {Heading}: {TYPE_SAMPLE}
          </Heading>
        ))}
        <p>p: {TYPE_SAMPLE}</p>
        {TEXTS.map((kind) => (
          <p key={kind} className={text[kind]}>
            {kind}: {TYPE_SAMPLE}
          </p>
        ))}
      </Sample>
      <Sample title="Botones">
        <div className={css.row}>
          <Button variant="contained">Principal</Button>
          <Button variant="outlined">Contorno</Button>
          <Button>Texto</Button>
          <Button disabled>Desactivado</Button>
        </div>
      </Sample>
      <Sample title="Resultados, posiciones, escudos y camiseta">
        <div className={css.row}>
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
        </div>
      </Sample>
      <Sample title="Noticias sin foto">
        <div className={css.pictures}>
          {SAMPLE_CRONICAS.map((noticia) => (
            <NoticiaPicture key={noticia._id} noticia={noticia} partido={noticia.partido} />
          ))}
        </div>
      </Sample>
    </>
  );
}

/** Samples of empty, loading and error states. */
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

/** Samples of components used by single pages. */
function PageSamples({ parts }: { readonly parts: PageParts }) {
  const { Bench, MatchHeader, MvpCard, Pitch, Timeline } = parts;
  const { RankingCard, RecordCard, UpcomingHeader } = parts;
  const { alineacion, detalles, mvp } = SAMPLE_MATCH;
  const lineUp = { alineacion, detalles, borrados: ['muestra-5'] };
  return (
    <>
      <Sample title="Cabecera de un partido">
        <MatchHeader partido={SAMPLE_MATCH} />
      </Sample>
      <Sample title="Cabecera de un partido con cambio de hora">
        <UpcomingHeader partido={SAMPLE_COMING} calendario={undefined} />
      </Sample>
      <Sample title="Campo y suplentes">
        <Pitch {...lineUp} />
        <Bench {...lineUp} />
      </Sample>
      <Sample title="MVP y cronología">
        <MvpCard mvp={mvp} borrados={[]} />
        <div className={clsx(surface.card, css.timeline, css.next)}>
          <Timeline partido={SAMPLE_MATCH} />
        </div>
      </Sample>
      <Sample title="Balance y clasificación">
        <RecordCard equipo={SAMPLE_RECORD} open={undefined} onOpen={() => undefined} />
        <div className={css.next}>
          <RankingCard title="Goles" unit={['gol', 'goles']} empty="" rows={SAMPLE_RANKING} />
        </div>
      </Sample>
    </>
  );
}

const SCHEMES = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
] as const;

/** Page with every component in light and dark mode, side by side (regla 10). No page links to it. */
export function createComponents(parts: PageParts) {
  return function Components() {
    const palettes = { light: usePalette('light'), dark: usePalette('dark') };
    return (
      <Page title="Componentes">
        <div className={clsx(surface.columns, css.schemes)}>
          {SCHEMES.map(([scheme, nombre]) => (
            <div
              key={scheme}
              data-esquema={scheme}
              className={css.scheme}
              style={{ ...colourVariables(palettes[scheme]), colorScheme: scheme }}
            >
              <SectionHeading>{nombre}</SectionHeading>
              <Basics scheme={scheme} />
              <PageSamples parts={parts} />
              <States nombre={nombre} />
            </div>
          ))}
        </div>
        <SectionHeading>En seis clubes</SectionHeading>
        <SixClubs />
      </Page>
    );
  };
}
