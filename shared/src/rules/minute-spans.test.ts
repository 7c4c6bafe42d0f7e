import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evento } from '../schemas/acta';
import { actaArbitrary, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { perPartido, previewPartido, withActa } from './partido';
import { allEvents } from './score';
import {
  minuteSpanPhrases,
  goalsByMinuteSpan,
  minuteSpanNames,
  deriveMinuteSpans,
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
    ...EMPTY_SHEET,
    detalles: { primera_parte, segunda_parte },
    ...(parte !== undefined && { minutos_parte: parte }),
  });
type Match = ReturnType<typeof match>;
const season = (partidos: readonly Match[]) =>
  goalsByMinuteSpan(partidos.map(previewPartido), perPartido(partidos, deriveMinuteSpans));

describe('goals of a match by span', () => {
  it.each([
    ['primera_parte', 45, '0,1,15 16,30 31,45,47'],
    ['segunda_parte', 45, '40,46,60 61,75 76,90,94,120'],
    ['primera_parte', 35, '1,12 13,24 25,35'],
    ['segunda_parte', 35, '36,47 48,59 60,70,71'],
    ['primera_parte', 25, '9 10,17 18,25'],
  ])('counts a goal in the third of its half: %s of %i minutes', (mitad, halfMinutes, thirds) => {
    const isFirst = mitad === 'primera_parte';
    for (const [third, minutes] of thirds.split(' ').entries()) {
      for (const goal of minutes.split(',').map((minute) => ours(Number(minute)))) {
        const goals: [Evento[], Evento[]] = isFirst ? [[goal], []] : [[], [goal]];
        const played = match(...goals, { parte: halfMinutes });
        const { favor = [] } = deriveMinuteSpans(played) ?? {};
        expect(favor.indexOf(1), String(goal.minuto)).toBe(third + (isFirst ? 0 : 3));
        expect(favor.reduce((sum, goals) => sum + goals)).toBe(1);
      }
    }
  });

  it('separates our goals from theirs, and ignores cards and goals without a minute', () => {
    const card: Evento = { evento: 'tarjeta amarilla', minuto: 20 };
    const played = match([ours(3), theirs(20), theirs(29), card, ours()], [theirs()]);
    const [favor, contra] = [
      [1, 0, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
    ];
    expect(deriveMinuteSpans(played)).toEqual({ parte: 45, favor, contra });
    expect(deriveMinuteSpans({ ...played, jugado: false })).toBeUndefined();
    expect(deriveMinuteSpans(match([ours()], [theirs()]))).toBeUndefined();
  });
});

describe('goals of a season by span', () => {
  it('leaves out a walkover, whose goals nobody scored', () => {
    const walkover = { ...previewPartido(match([])), resultado: 'win', goles_anotados: 3 } as const;
    const goles = goalsByMinuteSpan([{ ...walkover, incomparecencia: 'rival' }], {});
    expect(goles.withoutMinute).toEqual({ favor: 0, contra: 0 });
  });

  it('has the common length of the halves, if there is one', () => {
    const short = match([ours(3)], [], { parte: 25 });
    const { parte, tramos } = season([short, match([ours(44)], [], { _id: 'p2', parte: 45 })]);
    expect(parte).toBeNull();
    expect(tramos.map(({ favor }) => favor)).toEqual([1, 0, 1, 0, 0, 0]);
    expect(season([short]).parte).toBe(25);
  });

  it('never loses a goal; those without a minute are separate', () => {
    fc.assert(
      fc.property(fc.array(actaArbitrary, { minLength: 1, maxLength: 5 }), (actas) => {
        const { tramos, withoutMinute } = season(
          actas.map((acta, index) => withActa(buildPartido({ _id: `p${String(index)}` }), acta)),
        );
        const events = actas.flatMap(({ detalles }) => allEvents(detalles));
        const count = (tipo: Evento['evento'], hasMinute: boolean) =>
          events.filter(
            ({ evento, minuto }) => evento === tipo && (minuto !== undefined) === hasMinute,
          ).length;
        const both = (hasMinute: boolean) => ({
          favor: count('gol anotado', hasMinute),
          contra: count('gol encajado', hasMinute),
        });
        const sum = (lado: 'favor' | 'contra') =>
          tramos.reduce((total, goals) => total + goals[lado], 0);
        expect({ favor: sum('favor'), contra: sum('contra') }).toEqual(both(true));
        expect(withoutMinute).toEqual(both(false));
      }),
    );
  });
});

describe('the names of the spans', () => {
  const spans = (halfMinutes: number | null, count = 6) => ({
    parte: halfMinutes,
    tramos: Array.from({ length: count }, () => ({ favor: 0, contra: 0 })),
    withoutMinute: { favor: 0, contra: 0 },
  });

  it.each([
    [45, '1-15 16-30 31-45+ 46-60 61-75 76-90+ 91-105+ 106-120+'],
    [35, '1-12 13-24 25-35+ 36-47 48-59 60-70+ 71-85+ 86-100+'],
    [10, '1-4 5-7 8-10+ 11-14 15-17 18-20+ 21-35+ 36-50+'],
  ])(
    'are minutes for halves of %i minutes, with extra time if there was any',
    (halfMinutes, names) => {
      expect(minuteSpanNames(spans(halfMinutes, 8))).toEqual(names.split(' '));
      expect(minuteSpanNames(spans(halfMinutes))).toHaveLength(6);
    },
  );

  it('are ordinals for halves of different lengths', () => {
    expect(minuteSpanNames(spans(null, 8))).toEqual([
      ...['1ª parte, inicio', '1ª parte, mitad', '1ª parte, final'],
      ...['2ª parte, inicio', '2ª parte, mitad', '2ª parte, final'],
      ...['Prórroga, 1ª parte', 'Prórroga, 2ª parte'],
    ]);
  });

  it('can be parts of a sentence, from a minute to another one, to half time or to the end', () => {
    expect(minuteSpanPhrases(spans(45, 8))).toEqual([
      ...['del minuto 1 al 15', 'del minuto 16 al 30', 'del minuto 31 al descanso'],
      ...['del minuto 46 al 60', 'del minuto 61 al 75', 'del minuto 76 al final'],
      ...['en la 1ª parte de la prórroga', 'en la 2ª parte de la prórroga'],
    ]);
    expect(minuteSpanPhrases(spans(null)).at(-1)).toBe('al final de la 2ª parte');
  });
});
