import {
  capitalise,
  POSITION_NAMES,
  compareSquad,
  firestorePaths,
  type JugadorPreview,
  type PlantillaDoc,
  listPositions,
  type Settings,
  BADGES,
  jugadorTitle,
} from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { EmptyState, LiveContent } from '../../components/page-states';
import { useFollowedLink } from '../../components/router-link';
import { Page, Section } from '../../components/page';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import css from './plantilla.module.css';
import { PlayerPortrait } from '../../components/player-portrait';
import { toJugador } from '../../lib/paths';

/** Card of a player: portrait with number, name, positions and age. Links to the player's page. */
function PlayerCard({ jugador }: { readonly jugador: JugadorPreview }) {
  const nombre = jugadorTitle(jugador);
  const { isFollowed, onClick } = useFollowedLink();
  return (
    <div className={clsx(surface.card, css.player)}>
      <PlayerPortrait jugador={jugador} className={clsx(isFollowed && css.followed)} />
      <p className={css.name}>{nombre}</p>
      <div className={css.details}>
        {listPositions(jugador.posicion).map((position) => (
          <span key={position} title={capitalise(POSITION_NAMES[position])} className={css.badge}>
            {BADGES[position]}
          </span>
        ))}
        <p className={clsx(text.body2, text.muted)}>{jugador.edad} años</p>
      </div>
      <Link
        {...toJugador(jugador.jugador_id)}
        onClick={onClick}
        aria-label={`Ver jugador: ${nombre}`}
        className={css.link}
      >
        Ver jugador
      </Link>
    </div>
  );
}

/** Groups players by their first position, keeping their order. */
function byLine(jugadores: readonly JugadorPreview[]) {
  const lines = new Map<string, JugadorPreview[]>();
  for (const jugador of jugadores) {
    const [position] = listPositions(jugador.posicion);
    const line =
      position === undefined ? 'Sin posición' : `${capitalise(POSITION_NAMES[position])}s`;
    lines.set(line, [...(lines.get(line) ?? []), jugador]);
  }
  return [...lines];
}

/** Coaches and other staff, below the players. Settings of older clubs lack the list. */
function Staff() {
  const settings: Partial<Pick<Settings, 'cuerpo_tecnico'>> = useSettings();
  const { cuerpo_tecnico: staff = [] } = settings;
  if (staff.length === 0) return null;
  return (
    <Section title="Cuerpo técnico">
      <ul className={clsx(surface.card, surface.list, css.staff)}>
        {staff.map(({ nombre, cargo }) => (
          <li key={`${nombre} ${cargo}`}>
            <strong>{nombre}</strong> <span className={text.muted}>{cargo}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Active players by line, goalkeepers to forwards, then by shirt number (regla 15). */
export function Component() {
  const plantilla = useLiveDoc<PlantillaDoc>(firestorePaths.plantilla());
  const empty = <EmptyState title="Aún no hay jugadores." />;
  return (
    <Page title="Plantilla">
      <LiveContent doc={plantilla} missing={empty}>
        {({ jugadores }) => {
          const active = Object.values(jugadores).filter(({ activo }) => activo);
          if (active.length === 0) return empty;
          return byLine(active.sort(compareSquad)).map(([line, found]) => (
            <Section title={line} key={line}>
              <ul className={clsx(surface.list, surface.columns, css.squad)}>
                {found.map((jugador) => (
                  <li key={jugador.jugador_id}>
                    <PlayerCard jugador={jugador} />
                  </li>
                ))}
              </ul>
            </Section>
          ));
        }}
      </LiveContent>
      <Staff />
    </Page>
  );
}
