import {
  type ClavePosicion,
  compareSquad,
  firestorePaths,
  type JugadorPreview,
  type PlantillaDoc,
  posicionesOf,
} from '@club/shared';
import clsx from 'clsx';
import { EmptyState } from '../../components/estados';
import { Page, SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import { PlayerCard } from '../plantilla/player-card';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from '../../components/live-content';
import css from './plantilla.module.css';

const LINES = {
  por: 'Porteros',
  def: 'Defensas',
  mc: 'Mediocentros',
  del: 'Delanteros',
} as const satisfies Readonly<Record<ClavePosicion, string>>;

/** Players in their lines, each in the first of his positions, as they come. */
function byLine(jugadores: readonly JugadorPreview[]) {
  const lines = new Map<string, JugadorPreview[]>();
  for (const jugador of jugadores) {
    const [clave] = posicionesOf(jugador.posicion);
    const line = clave === undefined ? 'Sin posición' : LINES[clave];
    lines.set(line, [...(lines.get(line) ?? []), jugador]);
  }
  return [...lines];
}

/** The active players in their lines, keepers to forwards, then by shirt number (regla 15). */
export function PlantillaRoute() {
  const plantilla = useLiveDoc<PlantillaDoc>(firestorePaths.plantilla());
  const empty = <EmptyState title="Aún no hay jugadores." />;
  return (
    <Page title="Plantilla">
      <LiveContent doc={plantilla} missing={empty}>
        {({ jugadores }) => {
          const activos = Object.values(jugadores).filter(({ activo }) => activo);
          if (activos.length === 0) return empty;
          return byLine(activos.sort(compareSquad)).map(([line, found]) => (
            <section key={line}>
              <SectionHeading>{line}</SectionHeading>
              <ul className={clsx(surface.list, css.squad)}>
                {found.map((jugador) => (
                  <li key={jugador.jugador_id}>
                    <PlayerCard jugador={jugador} />
                  </li>
                ))}
              </ul>
            </section>
          ));
        }}
      </LiveContent>
    </Page>
  );
}
