import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evento } from '../schemas/acta';
import { actaArbitrary } from '../testing/acta-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { PERIODS } from '../vocabulary';
import { previewPartido, withActa } from './partido';
import {
  minuteSpanSentences,
  goalsByMinuteSpan,
  minuteSpanNames,
  minuteSpansByPartido,
  minuteSpansOf,
} from './minute-spans';

const ours = (minuto?: number): Evento => ({
  evento: 'gol anotado',
  ...(minuto !== undefined && { minuto }),
});
const theirs = (minuto?: number): Evento => ({ ...ours(minuto), evento: 'gol encajado' });

const match = (
  primera_parte: Evento[],
  segunda_parte: Evento[] = [],
  { _id = 'p1', parte }: { _id?: string; parte?: number } = {},
) =>
  withActa(buildPartido({ _id }), {
    alineacion: { portero: [], defensas: [], mediocentros: [], delanteros: [], suplentes: [] },
    detalles: { primera_parte, segunda_parte },
    mvp: null,
    ...(parte !== undefined && { minutos_parte: parte }),
  });

describe('goals of a match by period', () => {
  it.each([
    [
      'primera_parte',
      45,
      [
        [0, 1, 15],
        [16, 30],
        [31, 45, 47],
      ],
    ],
    [
      'segunda_parte',
      45,
      [
        [40, 46, 60],
        [61, 75],
        [76, 90, 94, 120],
      ],
    ],
    [
      'primera_parte',
      35,
      [
        [1, 12],
        [13, 24],
        [25, 35],
      ],
    ],
    [
      'segunda_parte',
      35,
      [
        [36, 47],
        [48, 59],
        [60, 70, 71],
      ],
    ],
    ['primera_parte', 25, [[9], [10, 17], [18, 25]]],
  ] as const)('is a third of its half: %s of %i minutes', (mitad, parte, minutes) => {
    const first = mitad === 'primera_parte' ? 0 : 3;
    for (const [third, some] of minutes.entries()) {
      for (const minuto of some) {
        const [a, b] = mitad === 'primera_parte' ? [[ours(minuto)], []] : [[], [ours(minuto)]];
        const { favor = [] } = minuteSpansOf(match(a, b, { parte })) ?? {};
        expect(favor.indexOf(1), String(minuto)).toBe(first + third);
        expect(favor.reduce((sum, goals) => sum + goals)).toBe(1);
      }
    }
  });

  it('separates our goals from theirs, and ignores cards and goals without a minute', () => {
    const card: Evento = { evento: 'tarjeta amarilla', minuto: 20 };
    expect(
      minuteSpansOf(match([ours(3), theirs(20), theirs(29), card, ours()], [theirs()])),
    ).toEqual({
      parte: 45,
      favor: [1, 0, 0, 0, 0, 0],
      contra: [0, 2, 0, 0, 0, 0],
    });
  });

  it('is undefined if no goal has a minute, and before the match', () => {
    expect(minuteSpansOf(match([ours()], [theirs()]))).toBeUndefined();
    expect(minuteSpansOf(match([]))).toBeUndefined();
    expect(minuteSpansOf({ ...match([ours(3)]), jugado: false })).toBeUndefined();
    expect(minuteSpansByPartido([match([ours()]), match([ours(3)], [], { _id: 'p2' })])).toEqual({
      p2: expect.anything() as unknown,
    });
  });
});

describe('goals of a season by period', () => {
  it('adds up all matches, with goals without a minute separate', () => {
    const partidos = [
      match([ours(3), theirs()], [theirs(80)]),
      match([ours(10)], [ours(), theirs(90)], { _id: 'p2' }),
    ];
    const goles = goalsByMinuteSpan(partidos.map(previewPartido), minuteSpansByPartido(partidos));
    expect(goles.parte).toBe(45);
    expect(goles.tramos.map(({ favor }) => favor)).toEqual([2, 0, 0, 0, 0, 0]);
    expect(goles.tramos.map(({ contra }) => contra)).toEqual([0, 0, 0, 0, 0, 2]);
    expect(goles.withoutMinute).toEqual({ favor: 1, contra: 1 });
  });

  it('leaves out a walkover, whose goals nobody scored', () => {
    const walkover = { ...previewPartido(match([])), resultado: 'win', goles_anotados: 3 } as const;
    const goles = goalsByMinuteSpan([{ ...walkover, incomparecencia: 'rival' }], {});
    expect(goles.withoutMinute).toEqual({ favor: 0, contra: 0 });
  });

  it('has no minutes if its halves have different lengths', () => {
    const partidos = [
      match([ours(3)], [], { parte: 25 }),
      match([ours(44)], [], { _id: 'p2', parte: 45 }),
    ];
    const { parte, tramos } = goalsByMinuteSpan(
      partidos.map(previewPartido),
      minuteSpansByPartido(partidos),
    );
    expect(parte).toBeNull();
    expect(tramos.map(({ favor }) => favor)).toEqual([1, 0, 1, 0, 0, 0]);
  });

  it('never loses a goal', () => {
    fc.assert(
      fc.property(fc.array(actaArbitrary, { minLength: 1, maxLength: 5 }), (actas) => {
        const partidos = actas.map((acta, index) =>
          withActa(buildPartido({ _id: `p${String(index)}` }), acta),
        );
        const { tramos, withoutMinute } = goalsByMinuteSpan(
          partidos.map(previewPartido),
          minuteSpansByPartido(partidos),
        );
        const events = actas.flatMap(({ detalles }) =>
          PERIODS.flatMap((mitad) => detalles[mitad] ?? []),
        );
        const count = (tipo: Evento['evento'], hasMinute: boolean) =>
          events.filter(
            ({ evento, minuto }) => evento === tipo && (minuto !== undefined) === hasMinute,
          ).length;
        const sum = (lado: 'favor' | 'contra') =>
          tramos.reduce((total, goals) => total + goals[lado], 0);
        expect([sum('favor'), sum('contra')]).toEqual([
          count('gol anotado', true),
          count('gol encajado', true),
        ]);
        expect(withoutMinute).toEqual({
          favor: count('gol anotado', false),
          contra: count('gol encajado', false),
        });
      }),
    );
  });
});

describe('the names of the periods', () => {
  const spans = (parte: number | null, count = 6) => ({
    parte,
    tramos: Array.from({ length: count }, () => ({ favor: 0, contra: 0 })),
    withoutMinute: { favor: 0, contra: 0 },
  });

  it('end with extra time if there was any', () => {
    expect(minuteSpanNames(spans(45, 8)).slice(5)).toEqual(['76-90+', '91-105+', '106-120+']);
    expect(minuteSpanNames(spans(null, 8)).at(-1)).toBe('Prórroga, 2ª parte');
    expect(minuteSpanSentences(spans(40, 8)).slice(5)).toEqual([
      'del minuto 68 al final',
      'en la 1ª parte de la prórroga',
      'en la 2ª parte de la prórroga',
    ]);
  });

  it.each([
    [45, ['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+']],
    [35, ['1-12', '13-24', '25-35+', '36-47', '48-59', '60-70+']],
    [10, ['1-4', '5-7', '8-10+', '11-14', '15-17', '18-20+']],
  ])('are minutes for halves of %i minutes', (parte, nombres) => {
    expect(minuteSpanNames(spans(parte))).toEqual(nombres);
  });

  it('are ordinals for halves of different lengths', () => {
    expect(minuteSpanNames(spans(null))).toEqual([
      ...['1ª parte, inicio', '1ª parte, mitad', '1ª parte, final'],
      ...['2ª parte, inicio', '2ª parte, mitad', '2ª parte, final'],
    ]);
  });

  it('are phrases with both minutes, and end at half time or the end for the last ones', () => {
    expect(minuteSpanSentences(spans(45))).toEqual([
      ...['del minuto 1 al 15', 'del minuto 16 al 30', 'del minuto 31 al descanso'],
      ...['del minuto 46 al 60', 'del minuto 61 al 75', 'del minuto 76 al final'],
    ]);
    expect(minuteSpanSentences(spans(null)).at(-1)).toBe('al final de la 2ª parte');
  });
});
