import {
  accept,
  type Auditoria,
  type Clasificacion,
  type Difference,
  endpoints,
  nextClasificacion,
  findOurPosition,
  refuse,
} from '@club/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { adjustmentText, differenceText } from './audit-section';
import { answer, fill, openPanel, question, refusal, success } from '../testing/open-panel';

const NOW = new Date('2026-11-21T10:00:00.000Z');

/** As copied from a federation's page, with headings. The second team is ours. */
const PASTED = [
  'Pos\tEquipo\tPts\tPJ\tPG\tPE\tPP\tGF\tGC',
  '1\tAtlético Robledal\t9\t3\t3\t0\t0\t8\t1',
  '2\tCD Encina\t4\t3\t1\t1\t1\t4\t4',
  '3\tUD La Alameda\t0\t3\t0\t0\t3\t1\t8',
].join('\n');

/** A server that stores a league table for the current season. */
class LeagueServer extends ClubServer {
  table: Clasificacion | undefined;

  constructor() {
    super();
    this.on(endpoints.fetchEquipoEstadisticasTemporada, ({ id }) => {
      const exists = this.table && { tiene_clasificacion: true as const };
      return accept({ ...this.teamStatistics(id), ...exists });
    });
    this.on(endpoints.fetchClasificacion, () =>
      this.table ? accept(this.table) : refuse('no-encontrado', 'la clasificación'),
    );
    this.on(endpoints.updateClasificacion, ({ id, body }) => {
      const competicion = this.club.competiciones.find(({ _id }) => _id === body.competicion_id);
      this.table = {
        ...nextClasificacion(this.table, body, competicion?.nombre ?? '', NOW, 'Europe/Madrid'),
        _id: id,
        temporada_id: id,
        temporada_nombre: this.currentTemporada?.nombre ?? '',
      };
      this.club.puesto = findOurPosition(body.filas);
      return accept({ success: true, msg: 'ok', _id: id, id, data: this.table });
    });
    this.on(endpoints.delClasificacion, ({ id }) => {
      const data = this.table;
      this.table = undefined;
      if (!data) return refuse('no-encontrado', 'la clasificación');
      return accept({ success: true, msg: 'ok', _id: id, id, data });
    });
  }
}

async function open() {
  const server = new LeagueServer();
  const { user } = openPanel('/admin/estadisticas', { server });
  const field = await screen.findByLabelText('Tabla pegada');
  // This form appears once the season's record was read, which also says whether a table exists.
  await screen.findByRole('form', { name: 'Posición' });
  return { server, user, field };
}
const published = /^Se publica la de Liga Comarcal/;
const save = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar la clasificación' });

describe('the league table in the panel', () => {
  it('is found in a copied page, previewed with its errors before it is stored, and not requested while there is none', async () => {
    const { server, user, field } = await open();
    expect(save().disabled).toBe(true);
    await fill(user, field, 'Segunda Provincial\nActualizado 23/11/2026');
    await screen.findByText(/^No se ve ninguna tabla en lo pegado/);
    expect(save().disabled).toBe(true);
    await fill(user, field, PASTED.replace('4\t3\t1\t1\t1', '4\t9\t1\t1\t1'));
    await screen.findByText('3 equipos, 1 con errores.');
    screen.getByText(/^Fila 3 del texto:/);
    expect(save().disabled).toBe(true);
    const page = ['Segunda Provincial', 'Actualizado 23/11/2026', PASTED, '© Federación'];
    await fill(user, field, page.join('\n').replace('CD Encina', 'C.D. ENCINA'));
    await screen.findByText('3 equipos, 0 con errores.');
    screen.getByText(/^Se han ignorado 3 líneas que no son de la tabla\./);
    screen.getByText('2. C.D. ENCINA (nosotros)');
    await screen.findByText(
      /^No coincide con nuestras fichas de Liga Comarcal: .*Se puede guardar igual\.$/,
    );
    expect(server.made('updateClasificacion')).toEqual([]);
    await user.click(save());
    await success('clasificación actualizada!');
    await screen.findByText(published);
    expect(server.made('updateClasificacion')).toHaveLength(1);
    expect(
      server.table?.filas.map(({ nombre, pts, es_nuestro: isOurs }) => [nombre, pts, isOurs]),
    ).toEqual([
      ['Atlético Robledal', 9, undefined],
      ['C.D. ENCINA', 4, true],
      ['UD La Alameda', 0, undefined],
    ]);
    // Our position is updated at once.
    await screen.findByText('2º');
    expect(server.made('fetchClasificacion').length).toBeLessThanOrEqual(1);
  });

  it('can be deleted right after it was stored; its version is sent, and a refusal keeps the pasted text', async () => {
    const { server, user, field } = await open();
    await fill(user, field, PASTED);
    await user.click(save());
    await screen.findByText(published);
    await user.click(screen.getByRole('button', { name: 'Borrar la clasificación' }));
    await answer(user, /clasificación/, 'Borrar');
    await success('clasificación borrada!');
    await waitFor(() => expect(screen.queryByText(published)).toBeNull());
    expect(server.made('delClasificacion')).toHaveLength(1);
    await fill(user, field, PASTED);
    await user.click(save());
    await screen.findByText(published);
    await fill(user, field, PASTED);
    server.once(endpoints.updateClasificacion, refuse('version-antigua'));
    await user.click(save());
    await refusal(/./);
    expect((field as HTMLTextAreaElement).value).toBe(PASTED);
    const versions = server
      .made('updateClasificacion')
      .map(({ body }) => (body as { readonly version?: number }).version);
    expect(versions).toEqual([undefined, undefined, 1]);
  });
});

describe('the statistics of the season', () => {
  it('are compared with the sheets; differences, manual corrections and a refusal are shown', async () => {
    const server = new ClubServer();
    const data: Auditoria = {
      temporada_id: 't2',
      temporada_nombre: 'Temporada 2026/27',
      correcta: false,
      diferencias: [
        { lugar: 'partido', id: 'p0', campo: 'goles_anotados', esperado: 1, guardado: 99 },
      ],
      ajustes: [{ lugar: 'fila', id: 'ana', campo: 'goles', esperado: 1, guardado: 0 }],
    };
    server.on(endpoints.comprobarTemporada, () =>
      accept({ success: true as const, msg: 'temporada comprobada!', _id: 't2', id: 't2', data }),
    );
    const { user } = openPanel('/admin/estadisticas', { server });
    const check = await screen.findByRole('button', {
      name: 'Comprobar estadísticas de Temporada 2026/27',
    });
    await user.click(check);
    await screen.findByText('En Temporada 2026/27 hay 1 diferencia.');
    screen.getByText('Partido, CF Sotillo (14-11-2026): goles anotados dice 99 y debería decir 1.');
    screen.getByText('Corregido a mano (no es un error)');
    screen.getByText('Números, Ana P.: goles 0; según las fichas, 1.');
    server.on(endpoints.comprobarTemporada, () => refuse('almacen-no-disponible'));
    await user.click(check);
    await refusal(/^Ahora mismo no se puede acceder/);
  });

  it('are set to zero after a question', async () => {
    const { user, server } = openPanel('/admin/estadisticas');
    server.on(endpoints.resetEstadisticasJugadores, () => accept({ success: true, msg: 'Hecho.' }));
    await user.click(await screen.findByRole('button', { name: 'Reiniciar estadísticas' }));
    const asked = await question(
      '¿Poner a cero los números de los jugadores en Temporada 2026/27?',
    );
    expect(server.made('resetEstadisticasJugadores')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Reiniciar' }));
    await success('estadísticas reiniciadas!');
    expect(server.made('resetEstadisticasJugadores')).toHaveLength(1);
  });
});

const NAMES = new Map([
  ['j1', 'Ximo L.'],
  ['p1', 'Robledal (14-11-2026)'],
]);

const difference = (fields: Partial<Difference>): Difference => ({
  lugar: 'fila',
  id: 'j1',
  campo: 'goles',
  esperado: 3,
  guardado: 4,
  ...fields,
});

describe('the texts of an audit', () => {
  it.each([
    [{}, 'Números, Ximo L.: goles dice 4 y debería decir 3.'],
    [
      { lugar: 'partido', id: 'p1', campo: 'jugado', esperado: true, guardado: false },
      'Partido, Robledal (14-11-2026): jugado dice no y debería decir sí.',
    ],
    [
      { lugar: 'balance', id: 't1', campo: 'ganados', esperado: 1, guardado: null },
      'Balance del equipo: ganados dice nada y debería decir 1.',
    ],
    [
      { lugar: 'calendario', id: 'p1', campo: '*', esperado: {}, guardado: null },
      'Calendario, Robledal (14-11-2026): falta.',
    ],
    [
      { lugar: 'plantilla', campo: '*', esperado: null, guardado: {} },
      'Plantilla, Ximo L.: sobra.',
    ],
    [
      { lugar: 'ranking_goles', id: 't1', campo: '0', esperado: {}, guardado: {} },
      'Clasificación de goles: puesto 1 no coincide con las fichas.',
    ],
    [
      { lugar: 'partido', id: 'p1', campo: 'hora_str', esperado: '18:00', guardado: '17:00' },
      'Partido, Robledal (14-11-2026): hora dice «17:00» y debería decir «18:00».',
    ],
  ] as const)('%o', (fields, text) => {
    expect(differenceText(difference(fields), NAMES)).toBe(text);
  });

  it('say what was corrected by hand', () => {
    expect(adjustmentText(difference({ lugar: 'next_games', id: 'lista' }), NAMES)).toBe(
      'Próximos partidos: lista cambiada a mano.',
    );
  });
});
