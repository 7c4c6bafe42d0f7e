import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historiaDocSchema, type HistoriaDoc } from '../schemas/historia';
import { actaArbitrary } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/fila-builder';
import { buildPartido } from '../testing/partido-builder';
import { buildResumen } from '../testing/resumen-builder';
import { CERO_CONTADORES } from './contadores';
import { HISTORIA_VACIA, pasosDeHistoria, recountHistoria } from './historia';
import type { CambioDeDocumento } from './inicio';
import { withActa } from './partido';

const SEASONS = ['t1', 't2', 't3'];

const after = (historia: HistoriaDoc, cambios: readonly CambioDeDocumento[]) =>
  pasosDeHistoria(cambios).reduce((known, paso) => paso(known), historia);

const partidoArbitrary = fc
  .record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
    temporada: fc.constantFrom(...SEASONS),
    acta: fc.option(actaArbitrary),
    dia: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ id, temporada, acta, dia }) => {
    const partido = buildPartido({
      _id: id,
      temporada_id: temporada,
      fecha_date: `2026-10-${String(dia).padStart(2, '0')}T16:00:00.000Z`,
    });
    return acta ? withActa(partido, acta) : partido;
  });

describe('what is kept of all time', () => {
  it('is what a recount gives, after matches were saved, moved and deleted and archives changed in any order', () => {
    const change = fc.oneof(
      partidoArbitrary.map((partido) => ({ path: `partidos/${partido._id}`, despues: partido })),
      fc
        .constantFrom('p1', 'p2', 'p3')
        .map((id) => ({ path: `partidos/${id}`, despues: undefined })),
      fc
        .record({
          temporada: fc.constantFrom(...SEASONS),
          goles: fc.integer({ min: -2, max: 3 }),
          retirado: fc.boolean(),
        })
        .map(({ temporada, goles, retirado }) => ({
          path: `estadisticas_jugadores/${temporada}`,
          despues: {
            temporada_id: temporada,
            temporada_nombre: temporada,
            filas: {
              j1: buildFila({ jugador_id: 'j1', ajuste: { ...CERO_CONTADORES, goles } }),
              j2: buildFila({ jugador_id: 'j2' }),
            },
            ...(retirado && { archivo: 'retirado' as const }),
          },
        })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const club = {
          temporadas: SEASONS.map((id) => ({ _id: id, nombre: id })),
          temporada_actual: null,
          ultimo_cambio: '2026-10-01T10:00:00.000Z',
        };
        const docs = new Map<string, unknown>();
        let historia = HISTORIA_VACIA;
        const put = (path: string, despues: unknown) => {
          historia = after(historia, [{ path, antes: docs.get(path), despues }]);
          if (despues === undefined) docs.delete(path);
          else docs.set(path, despues);
        };
        put('publico/club', club);
        for (const id of SEASONS) {
          const filas = {};
          const doc = { temporada_id: id, temporada_nombre: id, filas };
          put(`estadisticas_jugadores/${id}`, doc);
        }
        for (const { path, despues } of changes) put(path, despues);
        const stored = <T>(prefix: string) =>
          [...docs].flatMap(([path, doc]) => (path.startsWith(prefix) ? [doc as T] : []));
        expect(historia).toEqual(
          recountHistoria({
            club,
            plantilla: undefined,
            partidos: stored('partidos/'),
            estadisticas: stored('estadisticas_jugadores/'),
          }),
        );
        expect(historiaDocSchema.parse(historia)).toEqual(historia);
      }),
    );
  });

  it('says who scored most: of several with as many, who had so many first', () => {
    const gol = (id: string, local: number) => ({
      id_local: local,
      evento: 'gol anotado' as const,
      autor: buildResumen(id),
    });
    const partido = withActa(buildPartido({ _id: 'p1' }), {
      alineacion: { portero: [], defensas: [], mediocentros: [], delanteros: [], suplentes: [] },
      detalles: {
        primera_parte: [gol('a', 1), gol('b', 2), gol('b', 3)],
        segunda_parte: [gol('a', 4)],
      },
      mvp: null,
    });
    const { partidos } = after(HISTORIA_VACIA, [
      { path: 'partidos/p1', antes: undefined, despues: partido },
    ]);
    expect(partidos['temporada-1']?.['p1']?.slice(6)).toEqual([4, 0, 'b', 2]);
  });

  it('has nothing to do with what changes no figure: an unplayed match, a birthday, an empty row', () => {
    const unplayed = buildPartido({ _id: 'p1' });
    const moved = { ...unplayed, hora_str: '11:00' };
    expect(
      pasosDeHistoria([
        { path: 'partidos/p1', antes: unplayed, despues: moved },
        { path: 'equipos/e1', antes: undefined, despues: { nombre: 'Otro' } },
        {
          path: 'estadisticas_jugadores/t1',
          antes: { temporada_id: 't1', temporada_nombre: 'T', filas: {} },
          despues: { temporada_id: 't1', temporada_nombre: 'T', filas: { j1: buildFila() } },
        },
      ]),
    ).toEqual([]);
  });
});
