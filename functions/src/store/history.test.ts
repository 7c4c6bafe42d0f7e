import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { changesOfVersion } from './differences/sources';
import { buildHistory } from './history';

const stamp = {
  operationId: 'op',
  accion: 'delTemporada',
  quien: 'uid',
  now: new Date('2026-11-21T12:00:00.000Z'),
};
const expira = Timestamp.fromMillis(0);
const build = (
  versiones: Parameters<typeof buildHistory>[2],
  known = new Map<string, unknown>(),
) => {
  const lookup = (path: string) => known.get(path);
  const cambios = versiones.flatMap((version) => changesOfVersion(version, lookup));
  return buildHistory(stamp, cambios, versiones, expira);
};

const campo = (id: string, nombre: string) => ({
  documento: `campos/${id}`,
  antes: { _id: id, nombre },
  despues: null,
});

describe('the history entry of an operation', () => {
  it('continues in further documents if it is large, which have no time and so are not listed', () => {
    const versiones = Array.from({ length: 5 }, (_, index) =>
      campo(`c${String(index)}`, 'x'.repeat(150_000)),
    );
    const [head, ...parts] = build(versiones);
    expect(head?.data['partes']).toBe(2);
    expect(parts.map(({ path }) => path)).toEqual(['historial/op-1', 'historial/op-2']);
    expect(parts.every(({ data }) => !('cuando' in data))).toBe(true);
    const all = [head, ...parts].flatMap((part) => part?.data['versiones']);
    expect(all).toEqual(versiones);
  });

  it('shows the name of a player whose birth date was corrected', () => {
    const fechas = (date: string) => ({ fechas: { j1: date, j2: '1999-01-01' } });
    const version = {
      documento: 'privado/fechas_nacimiento',
      antes: fechas('1990-01-01'),
      despues: fechas('1991-01-01'),
    };
    const [head] = build(
      [version],
      new Map([['jugadores/j1', { nombre_con_inicial: 'Marcos L.' }]]),
    );
    expect(head?.data['documentos']).toEqual([
      {
        tipo: 'jugador',
        id: 'j1',
        nombre: 'Marcos L.',
        cambio: 'cambiado',
        detalle: ['fecha_nac'],
      },
    ]);
  });
});
