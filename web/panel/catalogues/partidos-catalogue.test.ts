import { endpoints, refuse } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { ADMIN, createAccess } from '../testing/access';
import { serve } from '../testing/serve';
import { Server } from '../testing/server';
import { countPartidos, usageText, bulkUsageText, BY_NAME } from './partidos-catalogue';

describe('the text on how many matches use a record', () => {
  it.each([
    [0, '«Liga» no se usa en ningún partido.'],
    [1, '«Liga» se usa en 1 partido, que conservará su nombre.'],
    [2, '«Liga» se usa en 2 partidos, que conservarán su nombre.'],
    [7, '«Liga» se usa en 7 partidos, que conservarán su nombre.'],
    [
      undefined,
      'No se ha podido comprobar en cuántos partidos se usa «Liga». Los que lo usen conservarán su nombre.',
    ],
  ])('%s', (count, text) => {
    expect(usageText('Liga', count)).toBe(text);
  });

  it.each([
    [0, 'No se usan en ningún partido.'],
    [1, 'Se usan en 1 partido, que conservará su nombre.'],
    [2, 'Se usan en 2 partidos, que conservarán su nombre.'],
    [
      undefined,
      'No se ha podido comprobar en cuántos partidos se usan. Los que los usen conservarán su nombre.',
    ],
  ])('for several records: %s', (count, text) => {
    expect(bulkUsageText(count)).toBe(text);
  });
});

describe('counting the matches that use a record', () => {
  const open = () => {
    const server = new Server();
    serve(server, createAccess(ADMIN));
    return server;
  };
  const isOfLeague = ({ competicion_id }: { readonly competicion_id: string }) =>
    competicion_id === 'liga';

  it('reads the matches of all seasons and counts those that use it', async () => {
    const partidos = ['liga', 'copa', 'liga'].map((competicion_id, index) =>
      buildPartido({ _id: `p${String(index)}`, competicion_id }),
    );
    open().on(endpoints.fetchPartidos, () => ({ ok: true, value: partidos }));
    expect(await countPartidos(isOfLeague)).toBe(2);
    expect(await countPartidos(() => false)).toBe(0);
  });

  it('is `undefined`, not zero, if the server does not answer', async () => {
    open().on(endpoints.fetchPartidos, () => refuse('almacen-no-disponible'));
    expect(await countPartidos(isOfLeague)).toBeUndefined();
  });
});

const RECORDS = ['Ñora', 'álamo', 'Zújar', 'Nava', 'Equipo 10', 'Oliva', 'Equipo 9'].map(
  (nombre) => ({ nombre }),
);
const A_TO_Z = ['álamo', 'Equipo 9', 'Equipo 10', 'Nava', 'Ñora', 'Oliva', 'Zújar'];

it('names are sorted in Spanish order, ascending first, then descending', () => {
  expect(
    BY_NAME.map(({ label, compare }) => [
      label,
      RECORDS.toSorted(compare).map(({ nombre }) => nombre),
    ]),
  ).toEqual([
    ['Nombre, de la A a la Z', A_TO_Z],
    ['Nombre, de la Z a la A', A_TO_Z.toReversed()],
  ]);
});
