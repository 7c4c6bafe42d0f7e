import { it } from 'vitest';
import { buildMatch, createRandom, expectedEvents } from '../testing/report-builder';
import { LAYOUT_NAMES, writeReport } from '../testing/report-layouts';
import { readReport } from './report';

const mutations: Record<string, (lines: readonly string[], random: any) => readonly string[]> = {
  'a line missing': (lines, random) => {
    const index = random.below(lines.length);
    return lines.filter((_line, position) => position !== index);
  },
  'a digit changed': (lines, random) => {
    const index = random.pick(lines.flatMap((line, position) => (/\d/u.test(line) ? [position] : [])));
    const line = lines[index] ?? '';
    const at: number = random.pick([...line.matchAll(/\d/gu)].map((match) => match.index));
    return lines.with(index, line.slice(0, at) + String(random.below(10)) + line.slice(at + 1));
  },
  'a letter changed': (lines, random) => {
    const index = random.pick(lines.flatMap((line, position) => (/\p{L}/u.test(line) ? [position] : [])));
    const line = lines[index] ?? '';
    const at: number = random.pick([...line.matchAll(/\p{L}/gu)].map((match) => match.index));
    return lines.with(index, line.slice(0, at) + random.pick(['X', 'A', 'Ñ', '#', '']) + line.slice(at + 1));
  },
  'two lines swapped': (lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '');
  },
  'other side': (lines, random) => {
    const index = random.pick(lines.flatMap((line, position) => (/^ {20,}/u.test(line) ? [position] : [])).concat(0));
    return lines.with(index, (lines[index] ?? '').trimStart());
  },
  'cut': (lines, random) => {
    const index = random.below(lines.length);
    const line = lines[index] ?? '';
    return lines.with(index, line.slice(0, random.below(line.length + 1)));
  },
};
const flat = (acta: any) => [...acta.detalles.primera_parte, ...acta.detalles.segunda_parte].map(({ autor, entra, sale, minuto, anadido, ...e }: any) => JSON.stringify({ ...e, ...(autor && { autor: autor.jugador_id }), ...(entra && { entra: entra.jugador_id }), ...(sale && { sale: sale.jugador_id }) })).toSorted();
it('mutations', () => {
  const counts: Record<string, number> = {};
  let shown = 0;
  const only = process.env['ONLY'];
  for (const [name, mutate] of Object.entries(mutations)) {
   if (only && only !== name) continue;
   for (const layout of LAYOUT_NAMES) for (let seed = 1; seed <= Number(process.env['N'] ?? 60); seed += 1) {
    const match = buildMatch(seed * 104729);
    const text = writeReport(match, layout, seed);
    const random = createRandom(seed * 31 + layout.length);
    const changed = mutate(text.split('\n'), random).join('\n');
    if (changed === text) continue;
    const r = readReport(changed, { us: [match.names[match.ours]], match: { nombre_equipo: match.names[match.ours === 'local' ? 'visitante' : 'local'], local: match.ours === 'local', minutos_parte: match.halfMinutes }, squad: match.squad });
    let key = 'refused';
    if (r.ok) {
      const expected = expectedEvents(match).map(({ minuto, anadido, forma, autor, ...e }) => JSON.stringify({ ...e, ...(autor && { autor }) })).toSorted();
      const got = flat(r.value.acta);
      const people = JSON.stringify(r.value.acta.alineacion.suplentes.map((p) => p.jugador_id).toSorted()) + JSON.stringify(r.value.jugadores.map((j) => j.jugador_id));
      const expPeople = JSON.stringify(match.teams[match.ours].filter((p) => !p.isStarter).map((p) => p.id).toSorted()) + JSON.stringify(match.teams[match.ours].map((p) => p.id));
      const same = JSON.stringify(expected) === JSON.stringify(got) && people === expPeople;
      key = same ? (r.value.preguntas.length ? 'asked needlessly' : 'same') : r.value.preguntas.length ? 'asked' : 'WRONG';
      if (key === 'WRONG' && shown < Number(process.env['SHOW'] ?? 5)) {
        shown++;
        const a = text.split('\n'), b = changed.split('\n');
        const miss = a.filter((l) => !b.includes(l)), more = b.filter((l) => !a.includes(l));
        console.log(name, layout, seed, 'ours', match.ours, { miss, more }, { lost: expected.filter((e) => !got.includes(e)), extra: got.filter((e: string) => !expected.includes(e)), people: people === expPeople });
      }
    }
    counts[`${name}: ${key}`] = (counts[`${name}: ${key}`] ?? 0) + 1;
   }
  }
  console.log(counts);
});
