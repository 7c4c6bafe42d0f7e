import { compareSquad, firestorePaths, type PlantillaDoc } from '@club/shared';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { PlayerCard } from '../plantilla/player-card';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from './live-content';
import css from './plantilla.module.css';

/** The active players, keepers to forwards, then by shirt number (regla 15). */
export function PlantillaRoute() {
  const plantilla = useLiveDoc<PlantillaDoc>(firestorePaths.plantilla());
  const empty = <EmptyState title="Aún no hay jugadores." />;
  return (
    <Page title="Plantilla">
      <LiveContent doc={plantilla} missing={empty}>
        {({ jugadores }) => {
          const activos = Object.values(jugadores).filter(({ activo }) => activo);
          if (activos.length === 0) return empty;
          return (
            <div className={css.squad}>
              {activos.sort(compareSquad).map((jugador) => (
                <PlayerCard key={jugador.jugador_id} jugador={jugador} />
              ))}
            </div>
          );
        }}
      </LiveContent>
    </Page>
  );
}
