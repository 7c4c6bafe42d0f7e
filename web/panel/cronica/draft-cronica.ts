import {
  allEvents,
  type Evento,
  type Settings,
  type JugadorPreview,
  type JugadorSummary,
  type Partido,
  EVENTOS,
  EVENTO_KINDS,
  hasExtraTime,
  deriveScore,
  type Forma,
  withArticle,
  capitalise,
  isGoalOurs,
} from '@club/shared';

interface Cronica {
  readonly titulo: string;
  readonly contenido: string;
}

/** A goal with the score before and after it, ours first. */
interface Goal {
  readonly evento: Evento;
  readonly isOurs: boolean;
  readonly before: readonly [ours: number, theirs: number];
  readonly after: readonly [ours: number, theirs: number];
}

/** Formats names in Spanish: `Ana, Bea y Carla`. */
const listNames = new Intl.ListFormat('es', { type: 'conjunction' });

/** Gives the name that the report uses for a player. */
type CronicaName = (jugador: JugadorSummary) => string;

type Club = Pick<Settings, 'nombre' | 'articulo' | 'zona_horaria'>;

/** Names players as the sheet does, but without the final period, as a sentence may end there. */
const sheetName: CronicaName = ({ nombre_con_inicial: nombre }) => nombre.replace(/\.$/, '');

/** Names squad members by alias, or else by name and first surname; others as the sheet does. */
export function squadNames(
  plantilla: readonly Pick<JugadorPreview, 'jugador_id' | 'alias' | 'nombre' | 'apellido1'>[],
): CronicaName {
  const known = new Map(plantilla.map((jugador) => [jugador.jugador_id, jugador]));
  return (summary) => {
    const jugador = known.get(summary.jugador_id);
    if (!jugador) return sheetName(summary);
    const { alias, nombre, apellido1 } = jugador;
    return alias === '' ? `${nombre} ${apellido1}`.trim() : alias;
  };
}

/** How a goal was scored, after the verb. */
const WAYS: Readonly<Record<Forma, string>> = {
  derecha: ' con la derecha',
  izquierda: ' con la izquierda',
  cabeza: ' de cabeza',
  falta: ' de falta',
  penalti: ' de penalti',
  corner: ' con un córner directo',
  otro: '',
};

/** All goals, in order. */
function listGoals(detalles: Partido['detalles']): Goal[] {
  const goals: Goal[] = [];
  let score: readonly [number, number] = [0, 0];
  for (const evento of allEvents(detalles)) {
    if (EVENTOS[evento.evento].marcador === null) continue;
    const isOurs = isGoalOurs(evento);
    const before = score;
    score = isOurs ? [before[0] + 1, before[1]] : [before[0], before[1] + 1];
    goals.push({ evento, isOurs, before, after: score });
  }
  return goals;
}

/** Home side's goals first: `2-1`. */
const formatScore = ({ local }: Pick<Partido, 'local'>, ours: number, theirs: number): string =>
  (local ? [ours, theirs] : [theirs, ours]).join('-');

/** What the goal did to the score, as a verb phrase: `hizo el empate`. */
function formatEffect({ isOurs, before }: Goal): string {
  const lead = isOurs ? before[0] - before[1] : before[1] - before[0];
  if (before[0] + before[1] === 0) return 'abrió el marcador';
  if (lead === -1) return 'hizo el empate';
  if (lead < -1) return 'recortó distancias';
  return lead === 0 ? 'deshizo el empate' : 'amplió la ventaja';
}

/** Our scorers' names with their number of goals, in the order of their first goal. */
function countGoalsByScorer(goals: readonly Goal[], toName: CronicaName): Map<string, number> {
  const scorers = new Map<string, number>();
  for (const { isOurs, evento } of goals) {
    if (!isOurs || !evento.autor) continue;
    const name = toName(evento.autor);
    scorers.set(name, (scorers.get(name) ?? 0) + 1);
  }
  return scorers;
}

type Story = ReturnType<typeof gather>;

/** A match with everything that its sentences need. */
function gather(match: Partido, club: Club, toName: CronicaName) {
  const goals = listGoals(match.detalles);
  const { goles_anotados: ours, goles_encajados: theirs } = deriveScore(match);
  const day = new Intl.DateTimeFormat('es-ES', {
    timeZone: club.zona_horaria,
    dateStyle: 'full',
  }).format(new Date(match.fecha_date));
  return {
    match,
    toName,
    goals,
    ours,
    theirs,
    score: formatScore(match, ours, theirs),
    scorers: countGoalsByScorer(goals, toName),
    /** Both names with their articles: `el`, `del` and `al`. */
    club: withArticle(club),
    rival: withArticle({ nombre: match.nombre_equipo }),
    day,
  };
}

function minutePhrase({ minuto, anadido }: Evento): string {
  if (minuto === undefined) return '';
  return anadido === undefined
    ? ` en el minuto ${String(minuto)}`
    : ` en el añadido (${String(minuto)}+${String(anadido)})`;
}

function goalSentence(goal: Goal, { match, toName, rival }: Story): string {
  const { evento, isOurs, after } = goal;
  const when = minutePhrase(evento);
  const score = ` (${formatScore(match, ...after)})`;
  if (!isOurs) {
    const how = evento.propia_puerta ? ' con un gol nuestro en propia puerta' : '';
    return `${capitalise(rival.el)} ${formatEffect(goal)}${how}${when}${score}.`;
  }
  if (!evento.autor) {
    const how = evento.propia_puerta ? 'Un gol del rival en propia puerta' : 'Un gol nuestro';
    return `${how} ${formatEffect(goal)}${when}${score}.`;
  }
  const how = evento.autor.forma ? WAYS[evento.autor.forma] : '';
  const assist = evento.asistente ? `, a pase de ${toName(evento.asistente)}` : '';
  return `${toName(evento.autor)} ${formatEffect(goal)}${how}${when}${assist}${score}.`;
}

/** Two or more goals of one player in a match, as a noun. */
function haulText(goals: number): string {
  if (goals === 2) return 'un doblete';
  return goals === 3 ? 'un triplete' : `${String(goals)} goles`;
}

/** Goal difference from which a victory is called a "goleada". */
const ROUT = 3;

/** Whether the rival was ahead at some time. */
const wasBehind = ({ goals }: Story) => goals.some(({ after }) => after[1] > after[0]);

function formatTitle(story: Story): string {
  const { ours, theirs, score, rival, club } = story;
  if (ours === theirs) {
    return ours === 0 ? `Empate sin goles ante ${rival.el}` : `Empate (${score}) ante ${rival.el}`;
  }
  if (ours < theirs) return `Derrota (${score}) ante ${rival.el}`;
  const [topScorer] = [...story.scorers].sort((a, b) => b[1] - a[1]);
  if (topScorer && topScorer[1] >= 3) {
    const [name, goals] = topScorer;
    return `${capitalise(haulText(goals))} de ${name} ante ${rival.el} (${score})`;
  }
  if (wasBehind(story)) return `${capitalise(club.el)} remonta ${rival.al} (${score})`;
  if (ours - theirs >= ROUT) return `Goleada ${club.del} ante ${rival.el} (${score})`;
  if (theirs === 0) return `Victoria con la portería a cero ante ${rival.el} (${score})`;
  return `Victoria (${score}) ante ${rival.el}`;
}

function outcomePhrase({ ours, theirs, score, rival }: Story): string {
  if (ours > theirs) return `ganó por ${score} ${rival.al}`;
  if (ours < theirs) return `perdió por ${score} ante ${rival.el}`;
  return `empató (${score}) con ${rival.el}`;
}

function openingSentence(story: Story): string {
  const { match, club, day } = story;
  const where = match.local ? 'en casa' : 'a domicilio';
  const ground = match.nombre_campo === '' ? '' : `, en ${match.nombre_campo}`;
  const extra = hasExtraTime(match.detalles) ? ', con prórroga,' : '';
  return `${capitalise(club.el)} ${outcomePhrase(story)}${extra} ${where}${ground}, en partido de ${match.nombre_competicion} jugado el ${day}.`;
}

/** `El partido se decidió en los penaltis (4-3), y pasó el CD Encina.` */
function shootOutSentences({ match, club, rival }: Story): readonly string[] {
  if (!match.tanda) return [];
  const { anotados, encajados } = match.tanda;
  const winner = anotados > encajados ? club : rival;
  const score = formatScore(match, anotados, encajados);
  return [`El partido se decidió en los penaltis (${score}), y pasó ${winner.el}.`];
}

/** Text about a match that was awarded without being played. */
function awardedCronica({ match, club, rival, score, day }: Story): Cronica {
  const isWon = match.incomparecencia === 'rival';
  const outcome = isWon ? 'victoria' : 'derrota';
  return {
    titulo: `${capitalise(outcome)} por incomparecencia ante ${rival.el} (${score})`,
    contenido: `El partido de ${match.nombre_competicion} del ${day} entre ${club.el} y ${rival.el} no se jugó por incomparecencia ${isWon ? rival.del : club.del}. El resultado es de ${score}.`,
  };
}

/** One sentence for all events whose kinds share a verb: `Fueron expulsados Ana y Bea.` */
function* playerLists(eventos: readonly Evento[], { toName }: Story): Iterable<string> {
  for (const verb of new Set(EVENTO_KINDS.map((kind) => EVENTOS[kind].cronica))) {
    if (verb === null) continue;
    const names = eventos
      .filter(({ evento }) => EVENTOS[evento].cronica === verb)
      .flatMap(({ autor }) => (autor ? [toName(autor)] : []));
    if (names.length === 0) continue;
    const players = listNames.format(new Set(names));
    yield `${names.length === 1 ? verb.uno : verb.varios} ${players}.`;
  }
}

/** One sentence on substitutions: `Entraron Ana por Bea (min. 60) y Eva por Ida (min. 75).` */
function* substitutions(eventos: readonly Evento[], { toName }: Story): Iterable<string> {
  const pairs = eventos.flatMap(({ entra: comesOn, sale: goesOff, minuto }) => {
    if (!comesOn || !goesOff) return [];
    const when = minuto === undefined ? '' : ` (min. ${String(minuto)})`;
    return [`${toName(comesOn)} por ${toName(goesOff)}${when}`];
  });
  if (pairs.length === 0) return;
  yield `${pairs.length === 1 ? 'Entró' : 'Entraron'} ${listNames.format(pairs)}.`;
}

/** What is worth telling besides the goals. */
function* remarks(story: Story): Iterable<string> {
  const { match, ours, theirs, toName } = story;
  if (ours >= theirs && wasBehind(story)) {
    yield ours > theirs
      ? 'El equipo supo dar la vuelta a un marcador en contra.'
      : 'El equipo no se rindió con el marcador en contra.';
  }
  for (const [name, goals] of story.scorers) {
    if (goals >= 2) yield `${name} firmó ${haulText(goals)}.`;
  }
  if (theirs === 0) yield 'La portería quedó a cero.';
  const events = allEvents(match.detalles);
  yield* playerLists(events, story);
  yield* substitutions(events, story);
  if (match.mvp) yield `El mejor del partido fue ${toName(match.mvp)}.`;
}

/** Draft of a news item about a played match, in Spanish. The same sheet always gives the same text. */
export function draftCronica(match: Partido, club: Club, toName: CronicaName = sheetName): Cronica {
  const story = gather(match, club, toName);
  if (match.incomparecencia) return awardedCronica(story);
  const goals = story.goals.map((goal) => goalSentence(goal, story)).join(' ');
  const paragraphs = [
    openingSentence(story),
    [goals === '' ? 'No hubo goles.' : goals, ...shootOutSentences(story)].join(' '),
    [...remarks(story)].join(' '),
  ];
  return {
    titulo: formatTitle(story),
    contenido: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  };
}
