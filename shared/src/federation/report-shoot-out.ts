import type { ShootOut } from '../schemas/acta';
import { type Report, findSides } from './report-rosters';
import type { SectionLine } from './report-sections';
import { otherSide, type ReportLine, sayScore, type Score, toScore } from './report-text';
import { hasMinute, readEvent } from './report-tokens';

const SCORE = String.raw`\(?(\d{1,2})\s*[-:]\s*(\d{1,2})\)?`;
const NAME = String.raw`(?:tanda(?:\s+de\s+(?:los\s+)?(?:penaltis?|penalties))?|penaltis|penalties|penales|lanzamientos?\s+(?:de|desde\s+el\s+punto\s+de)\s+penaltis?)`;
/** The score of a shoot-out told in words. */
const TOLD = [
  // Resultado en la tanda de penaltis: 4-3
  String.raw`(?:(?:resultado|marcador)\s+)?(?:(?:en|tras|por|de)\s+)?(?:la\s+|los\s+)?${NAME}\s*[:=]?\s*${SCORE}`,
  // (4-3 en los penaltis)
  String.raw`\(\s*(\d{1,2})\s*[-:]\s*(\d{1,2})\s*(?:en\s+|tras\s+|por\s+)?(?:la\s+|los\s+)?(?:p|pen|pens|${NAME})\.?\s*\)`,
  // (pen. 4-3)
  String.raw`\(\s*(?:p|pen|pens)\.?:?\s*(\d{1,2})\s*[-:]\s*(\d{1,2})\s*\)`,
  // 4-3 en la tanda de penaltis
  String.raw`(?<!\d)${SCORE}\s+(?:en|tras|por)\s+(?:la\s+|los\s+)?${NAME}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The lines without the scores of a shoot-out, which stand behind the result or alone, and these scores (`told`). */
export function takeShootOut(lines: readonly ReportLine[]) {
  const told: Score[] = [];
  const page = lines.flatMap((line): readonly ReportLine[] => {
    const match = TOLD.map((pattern) => pattern.exec(line.text)).find((one) => one !== null);
    if (!match || hasMinute(line.text)) return [line];
    told.push(toScore(match[1], match[2]));
    const text = line.text.replace(match[0], '');
    return /\d/u.test(text) ? [{ ...line, text }] : [];
  });
  return { told, page };
}

const RUNNING = new RegExp(String.raw`(?<!\d)${SCORE}(?!\d)`, 'u');
/** How a kick ended. The group matches if it was missed. */
const KICK =
  /[([]?(?<!\p{L})(?:gol|marcad[oa]|anotad[oa]|dentro|(fallad[oa]|fallo|falla|parad[oa]|detenid[oa]|fuera|poste|larguero))(?!\p{L})[)\]]?/iu;

/** The score of a list of kicks: the last score in the list, or else the sum of its goals. `null` if unclear. */
function countKicks(kicks: readonly SectionLine[], { sideNamed, rosters }: Report) {
  const hints = { kind: 'goals', isOffFirst: false };
  let last: Score | null = null;
  let sum: Score | null = { local: 0, visitante: 0 };
  for (const { text, column, section } of kicks) {
    const kick = KICK.exec(text);
    const plain = kick ? text.replace(kick[0], '\t') : text;
    const tokens = readEvent(plain, hints, (name) => sideNamed(name) !== null);
    const score = RUNNING.exec(text);
    if (score) last = toScore(score[1], score[2]);
    const { autor } = tokens?.people ?? {};
    const sides = autor ? findSides(autor, rosters) : [];
    const side = column ?? section.side ?? (sides.length === 1 ? sides[0] : undefined);
    if (!side || !kick) sum = null;
    else if (sum && kick[1] === undefined) sum = { ...sum, [side]: sum[side] + 1 };
  }
  return last ?? sum;
}

/** The shoot-out of a report. Asks if it is not clear, or if the match was not level. */
export function readShootOut(
  lines: readonly SectionLine[],
  told: readonly Score[],
  report: Report,
  isLevel: boolean,
): ShootOut | undefined {
  const { ask, ours } = report;
  const kicks = lines.filter(({ section }) => section.kind === 'shoot-out');
  if (kicks.length === 0 && told.length === 0) return undefined;
  const counted = kicks.length > 0 ? countKicks(kicks, report) : null;
  const scores = counted ? [...told, counted] : told;
  const [score] = scores;
  const all = [...new Set(scores.map(sayScore))];
  if (!score || all.length > 1 || score.local === score.visitante) {
    const text = `El acta no deja claro el resultado de la tanda de penaltis. ${all.join(', ')}`;
    ask('marcador', text.trim(), kicks[0]?.number);
    return undefined;
  }
  if (isLevel) return { anotados: score[ours], encajados: score[otherSide(ours)] };
  ask('marcador', `El acta da una tanda de penaltis (${sayScore(score)}) sin un empate.`);
  return undefined;
}
