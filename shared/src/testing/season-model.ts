import { contribution, contributionDelta, type RecordDelta } from '../domain/contribution';
import { applyDelta, type Filas } from '../domain/estadisticas';
import type { Acta } from '../schemas/acta';

/** A season as sheets change it: what the transaction of a save does, without a store. */
export interface SeasonModel {
  readonly actas: Readonly<Record<string, Acta>>;
  readonly filas: Filas;
  readonly equipo: RecordDelta;
}

export const NEW_SEASON: SeasonModel = {
  actas: {},
  filas: {},
  equipo: { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 },
};

/** The season after the sheet of a match was saved; `null` deletes the match or takes it back to unplayed. */
export function saveActa(season: SeasonModel, partidoId: string, acta: Acta | null): SeasonModel {
  const { [partidoId]: stored = null, ...others } = season.actas;
  const delta = contributionDelta(contribution(stored), contribution(acta));
  const { equipo } = season;
  return {
    actas: acta ? { ...others, [partidoId]: acta } : others,
    filas: applyDelta(season.filas, delta, (id) => ({
      jugador_id: id,
      jugador_nombre: id,
      img_perfil: { disponible: false, extension: 'jpg' },
    })),
    equipo: {
      partidos_jugados: equipo.partidos_jugados + delta.equipo.partidos_jugados,
      ganados: equipo.ganados + delta.equipo.ganados,
      empatados: equipo.empatados + delta.equipo.empatados,
      perdidos: equipo.perdidos + delta.equipo.perdidos,
    },
  };
}
