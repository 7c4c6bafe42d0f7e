import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEvents, type Evento, EVENTO_KINDS, EVENTOS } from '@club/shared';
import { draftCronica, squadNames } from './draft-cronica';
import { actaArbitrary, findSquadPlayer } from '../../../shared/src/testing/acta-arbitrary';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { demoSettings } from '@club/shared/demo';

const player = (index: number) => {
  const found = findSquadPlayer(`jugador-${String(index)}`);
  if (!found) throw new Error('no such player');
  return found;
};
const goal = (index: number, fields: Partial<Evento> = {}): Evento => ({
  evento: 'gol anotado',
  autor: player(index),
  ...fields,
});
const conceded: Evento = { evento: 'gol encajado' };

const draft = (eventos: readonly Evento[], fields: Parameters<typeof buildPartido>[0] = {}) =>
  draftCronica(
    buildPartido({ detalles: { primera_parte: [...eventos], segunda_parte: [] }, ...fields }),
    demoSettings,
  );

describe('the draft of a match report', () => {
  it.each<[string, readonly Evento[], string]>([
    ['a goalless draw', [], 'Empate sin goles ante el Atlético Robledal'],
    ['a draw', [goal(1), conceded], 'Empate (1-1) ante el Atlético Robledal'],
    ['a defeat', [conceded], 'Derrota (0-1) ante el Atlético Robledal'],
    ['a narrow victory', [goal(1), conceded, goal(2)], 'Victoria (2-1) ante el Atlético Robledal'],
    ['a clean sheet', [goal(1)], 'Victoria con la portería a cero ante el Atlético Robledal (1-0)'],
    ['a comeback', [conceded, goal(1), goal(2)], 'El CD Encina remonta al Atlético Robledal (2-1)'],
    [
      'a rout',
      [goal(1), goal(2), goal(3), goal(4)],
      'Goleada del CD Encina ante el Atlético Robledal (4-0)',
    ],
    [
      'a hat-trick, whatever the score',
      [conceded, goal(1), goal(1), goal(1)],
      'Un triplete de Nombre1 A ante el Atlético Robledal (3-1)',
    ],
  ])('has a title for %s', (_what, eventos, title) => {
    expect(draft(eventos).titulo).toBe(title);
  });

  it('tells each goal with its effect, scorer, way, minute, assistant, and the home side’s score first', () => {
    const { contenido } = draft(
      [
        conceded,
        goal(1, { autor: { ...player(1), forma: 'cabeza' }, minuto: 30, asistente: player(2) }),
        goal(3, { minuto: 45, anadido: 2 }),
        { evento: 'gol anotado', propia_puerta: true },
      ],
      { local: false },
    );
    expect(contenido.split('\n\n')[1]).toBe(
      'El Atlético Robledal abrió el marcador (1-0). ' +
        'Nombre1 A hizo el empate de cabeza en el minuto 30, a pase de Nombre2 A (1-1). ' +
        'Nombre3 A deshizo el empate en el añadido (45+2) (1-2). ' +
        'Un gol del rival en propia puerta amplió la ventaja (1-3).',
    );
  });

  it('names players by alias, else by name and surname, else as the sheet does', () => {
    const toName = squadNames([
      { jugador_id: 'jugador-1', nombre: 'Enrique', apellido1: 'Blanco', alias: 'Quique' },
      { jugador_id: 'jugador-2', nombre: 'Iker', apellido1: 'Bravo', alias: '' },
      { jugador_id: 'jugador-4', nombre: 'Ana', apellido1: '', alias: '' },
    ]);
    const primera_parte = [goal(1, { asistente: player(2) }), goal(3), goal(4), goal(2), goal(2)];
    const detalles = { primera_parte, segunda_parte: [] };
    const partido = buildPartido({ detalles, mvp: player(2) });
    const { titulo, contenido } = draftCronica(partido, demoSettings, toName);
    expect(contenido).toContain('Quique abrió el marcador, a pase de Iker Bravo (1-0).');
    expect(contenido).toContain('Nombre3 A amplió la ventaja (2-0). Ana amplió');
    expect(contenido).toContain('Iker Bravo firmó un doblete.');
    expect(contenido).toMatch(/El mejor del partido fue Iker Bravo\.$/);
    expect(titulo).toBe('Goleada del CD Encina ante el Atlético Robledal (5-0)');
  });

  it('lists substitutions in one sentence', () => {
    const cambio = (goesOff: number, entra: number, minuto: number): Evento => ({
      evento: 'cambio',
      sale: player(goesOff),
      entra: player(entra),
      minuto,
    });
    expect(draft([cambio(1, 2, 60)]).contenido).toContain(
      'Entró Nombre2 A por Nombre1 A (min. 60).',
    );
    expect(draft([cambio(1, 2, 60), cambio(3, 4, 75)]).contenido).toContain(
      'Entraron Nombre2 A por Nombre1 A (min. 60) y Nombre4 A por Nombre3 A (min. 75).',
    );
  });

  it.each(EVENTO_KINDS.filter((kind) => EVENTOS[kind].cronica !== null))(
    'names the author of two «%s» once',
    (evento) => {
      const one: Evento = { evento, autor: player(1) };
      const { contenido } = draft([one, one], { mvp: null });
      expect(contenido.split('Nombre1 A')).toHaveLength(2);
    },
  );

  it('tells extra time and the shoot-out, home side first', () => {
    const { contenido } = draft([goal(1), conceded], {
      local: false,
      tanda: { anotados: 4, encajados: 3 },
      detalles: { primera_parte: [goal(1), conceded], segunda_parte: [], prorroga_1: [] },
    });
    expect(contenido).toContain('empató (1-1) con el Atlético Robledal, con prórroga, a domicilio');
    expect(contenido).toContain(
      'El partido se decidió en los penaltis (3-4), y pasó el CD Encina.',
    );
  });

  it('names no ground if the match has none', () => {
    expect(draft([], { nombre_campo: '' }).contenido).toContain('en casa, en partido de Liga');
  });

  it('tells of an awarded match that it was not played, and why', () => {
    expect(draft([], { incomparecencia: 'rival' })).toEqual({
      titulo: 'Victoria por incomparecencia ante el Atlético Robledal (3-0)',
      contenido:
        'El partido de Liga Comarcal del sábado, 14 de noviembre de 2026 entre el CD Encina y el Atlético Robledal no se jugó por incomparecencia del Atlético Robledal. El resultado es de 3-0.',
    });
  });

  it('tells date and place, a comeback, a double, a sending-off and the MVP', () => {
    const { contenido } = draft(
      [conceded, goal(1), goal(1), { evento: 'tarjeta roja', autor: player(4) }],
      { mvp: player(1) },
    );
    expect(contenido).toContain(
      'El CD Encina ganó por 2-1 al Atlético Robledal en casa, en El Encinar, en partido de Liga Comarcal jugado el sábado, 14 de noviembre de 2026.',
    );
    expect(contenido).toContain(
      'El equipo supo dar la vuelta a un marcador en contra. Nombre1 A firmó un doblete. Fue expulsado Nombre4 A. El mejor del partido fue Nombre1 A.',
    );
  });

  it('is the same each time, names every scorer and contains no undefined value', () => {
    fc.assert(
      fc.property(actaArbitrary, fc.boolean(), (acta, local) => {
        const match = buildPartido({ ...acta, local, jugado: true });
        const { titulo, contenido } = draftCronica(match, demoSettings);
        expect(draftCronica(match, demoSettings)).toEqual({ titulo, contenido });
        expect(`${titulo}${contenido}`).not.toMatch(/undefined|null|NaN| {2}/);
        for (const { evento, autor } of allEvents(acta.detalles)) {
          if (evento !== 'gol anotado' || !autor) continue;
          expect(contenido).toContain(autor.nombre_con_inicial.replace(/\.$/, ''));
        }
      }),
    );
  });
});
