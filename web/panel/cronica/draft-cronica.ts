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
  scoreOf,
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

/** Joins names in Spanish: `Ana, Bea y Carla`. */
const listNames = new Intl.ListFormat('es', { type: 'conjunction' });

/** Gives the name that the text uses for a player. */
type CronicaName = (jugador: JugadorSummary) => string;

type Club = Pick<Settings, 'nombre' | 'articulo' | 'zona_horaria'>;

/** Names as in the sheet, without the final period, as the sentence may end there. */
const shortName: CronicaName = ({ nombre_con_inicial: nombre }) => nombre.replace(/\.$/, '');

/** Names squad members by alias, else by name and first surname; others as the sheet does. */
export function squadNames(
  plantilla: readonly Pick<JugadorPreview, 'jugador_id' | 'alias' | 'nombre' | 'apellido1'>[],
): CronicaName {
  const known = new Map(plantilla.map((jugador) => [jugador.jugador_id, jugador]));
  return (resumen) => {
    const jugador = known.get(resumen.jugador_id);
    if (!jugador) return shortName(resumen);
    const { alias, nombre, apellido1 } = jugador;
    return alias === '' ? `${nombre} ${apellido1}`.trim() : alias;
  };
}

const WAYS: Readonly<Record<Forma, string>> = {
  derecha: ' con la derecha',
  izquierda: ' con la izquierda',
  cabeza: ' de cabeza',
  falta: ' de falta',
  penalti: ' de penalti',
  corner: ' con un córner directo',
  otro: '',
};

function goalsOf(detalles: Partido['detalles']): Goal[] {
  const goals: Goal[] = [];
  let score: readonly [number, number] = [0, 0];
  for (const evento of allEvents(detalles)) {
    if (EVENTOS[evento.evento].marcador === null) continue;
    const isOurs = isGoalOurs(evento);
    const after = isOurs
      ? ([score[0] + 1, score[1]] as const)
      : ([score[0], score[1] + 1] as const);
    goals.push({ evento, isOurs, before: score, after });
    score = after;
  }
  return goals;
}

/** Home side's goals first: `2-1`. */
const homeFirst = ({ local }: Pick<Partido, 'local'>, ours: number, theirs: number): string =>
  (local ? [ours, theirs] : [theirs, ours]).join('-');

/** The goal's effect on the score, as a predicate. */
function effectOf({ isOurs, before }: Goal): string {
  const lead = isOurs ? before[0] - before[1] : before[1] - before[0];
  if (before[0] + before[1] === 0) return 'abrió el marcador';
  if (lead === -1) return 'hizo el empate';
  if (lead < -1) return 'recortó distancias';
  return lead === 0 ? 'deshizo el empate' : 'amplió la ventaja';
}

function scorersOf(goals: readonly Goal[], nameOf: CronicaName): Map<string, number> {
  const scorers = new Map<string, number>();
  for (const { isOurs, evento } of goals) {
    if (!isOurs || !evento.autor) continue;
    const nombre = nameOf(evento.autor);
    scorers.set(nombre, (scorers.get(nombre) ?? 0) + 1);
  }
  return scorers;
}

/** What the sentences are made from. */
type Story = ReturnType<typeof gather>;

function gather(match: Partido, club: Club, nameOf: CronicaName) {
  const goals = goalsOf(match.detalles);
  const { goles_anotados: ours, goles_encajados: theirs } = scoreOf(match);
  const day = new Intl.DateTimeFormat('es-ES', {
    timeZone: club.zona_horaria,
    dateStyle: 'full',
  }).format(new Date(match.fecha_date));
  return {
    match,
    nameOf,
    goals,
    ours,
    theirs,
    score: homeFirst(match, ours, theirs),
    /** Our scorers with their number of goals, in the order of their first goal. */
    scorers: scorersOf(goals, nameOf),
    club: withArticle(club),
    rival: withArticle({ nombre: match.nombre_equipo }),
    day,
  };
}

function goalSentence(goal: Goal, { match, nameOf, rival }: Story): string {
  const { evento, isOurs, after } = goal;
  const minuto =
    evento.minuto === undefined
      ? ''
      : evento.anadido === undefined
        ? ` en el minuto ${String(evento.minuto)}`
        : ` en el añadido (${String(evento.minuto)}+${String(evento.anadido)})`;
  const score = ` (${homeFirst(match, ...after)})`;
  if (!isOurs) {
    const how = evento.propia_puerta ? ' con un gol nuestro en propia puerta' : '';
    return `${capitalise(rival.el)} ${effectOf(goal)}${how}${minuto}${score}.`;
  }
  if (!evento.autor) {
    const how = evento.propia_puerta ? 'Un gol del rival en propia puerta' : 'Un gol nuestro';
    return `${how} ${effectOf(goal)}${minuto}${score}.`;
  }
  const way = evento.autor.forma ? WAYS[evento.autor.forma] : '';
  const pase = evento.asistente ? `, a pase de ${nameOf(evento.asistente)}` : '';
  return `${nameOf(evento.autor)} ${effectOf(goal)}${way}${minuto}${pase}${score}.`;
}

const nameOfHaul = (goals: number) =>
  goals === 2 ? 'un doblete' : goals === 3 ? 'un triplete' : `${String(goals)} goles`;

/** Goal difference from which a victory is called a "goleada". */
const ROUT = 3;

/** Whether the rival was ahead at some time. */
const wasBehind = ({ goals }: Story) => goals.some(({ after }) => after[1] > after[0]);

function titleOf(story: Story): string {
  const { ours, theirs, score, rival, club } = story;
  if (ours === theirs) {
    return ours === 0 ? `Empate sin goles ante ${rival.el}` : `Empate (${score}) ante ${rival.el}`;
  }
  if (ours < theirs) return `Derrota (${score}) ante ${rival.el}`;
  const [top] = [...story.scorers].sort((a, b) => b[1] - a[1]);
  if (top && top[1] >= 3)
    return `${capitalise(nameOfHaul(top[1]))} de ${top[0]} ante ${rival.el} (${score})`;
  if (wasBehind(story)) return `${capitalise(club.el)} remonta ${rival.al} (${score})`;
  if (ours - theirs >= ROUT) return `Goleada ${club.del} ante ${rival.el} (${score})`;
  return theirs === 0
    ? `Victoria con la portería a cero ante ${rival.el} (${score})`
    : `Victoria (${score}) ante ${rival.el}`;
}

function openingOf({ match, ours, theirs, score, club, rival, day }: Story): string {
  const verb =
    ours > theirs
      ? `ganó por ${score} ${rival.al}`
      : ours < theirs
        ? `perdió por ${score} ante ${rival.el}`
        : `empató (${score}) con ${rival.el}`;
  const where = match.local ? 'en casa' : 'a domicilio';
  const ground = match.nombre_campo === '' ? '' : `, en ${match.nombre_campo}`;
  const extra = hasExtraTime(match.detalles) ? ', con prórroga,' : '';
  return `${capitalise(club.el)} ${verb}${extra} ${where}${ground}, en partido de ${match.nombre_competicion} jugado el ${day}.`;
}

/** `El partido se decidió en los penaltis (4-3), y pasó el CD Encina.` */
function shootOutOf({ match, club, rival }: Story): readonly string[] {
  if (!match.tanda) return [];
  const { anotados, encajados } = match.tanda;
  const winner = anotados > encajados ? club : rival;
  const score = homeFirst(match, anotados, encajados);
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

/** Summary sentences by event kind: `Fueron expulsados Ana y Bea.` */
function* summaries(eventos: readonly Evento[], { nameOf }: Story): Iterable<string> {
  for (const said of new Set(EVENTO_KINDS.map((tipo) => EVENTOS[tipo].cronica))) {
    if (said === null) continue;
    const nombres = eventos
      .filter(({ evento }) => EVENTOS[evento].cronica === said)
      .flatMap(({ autor }) => (autor ? [nameOf(autor)] : []));
    if (nombres.length === 0) continue;
    yield `${nombres.length === 1 ? said.uno : said.varios} ${listNames.format(nombres)}.`;
  }
}

/** One sentence on substitutions: `Entraron Ana por Bea (min. 60) y Eva por Ida (min. 75).` */
function* changesOf(eventos: readonly Evento[], { nameOf }: Story): Iterable<string> {
  const changes = eventos.flatMap(({ entra, sale: goesOff, minuto }) =>
    entra && goesOff
      ? [
          `${nameOf(entra)} por ${nameOf(goesOff)}${minuto === undefined ? '' : ` (min. ${String(minuto)})`}`,
        ]
      : [],
  );
  if (changes.length === 0) return;
  yield `${changes.length === 1 ? 'Entró' : 'Entraron'} ${listNames.format(changes)}.`;
}

function* remarksOf(story: Story): Iterable<string> {
  const { match, ours, theirs, nameOf } = story;
  if (ours >= theirs && wasBehind(story)) {
    yield ours > theirs
      ? 'El equipo supo dar la vuelta a un marcador en contra.'
      : 'El equipo no se rindió con el marcador en contra.';
  }
  for (const [nombre, count] of story.scorers) {
    if (count >= 2) yield `${nombre} firmó ${nameOfHaul(count)}.`;
  }
  if (theirs === 0) yield 'La portería quedó a cero.';
  const events = allEvents(match.detalles);
  yield* summaries(events, story);
  yield* changesOf(events, story);
  if (match.mvp) yield `El mejor del partido fue ${nameOf(match.mvp)}.`;
}

/**
 * Draft of a news item about a played match, in Spanish. Derived from its sheet alone, so the same sheet gives the same
 * text.
 */
export function draftCronica(match: Partido, club: Club, nameOf: CronicaName = shortName): Cronica {
  const story = gather(match, club, nameOf);
  if (match.incomparecencia) return awardedCronica(story);
  const told = story.goals.map((goal) => goalSentence(goal, story)).join(' ');
  const paragraphs = [
    openingOf(story),
    [told === '' ? 'No hubo goles.' : told, ...shootOutOf(story)].join(' '),
    [...remarksOf(story)].join(' '),
  ];
  return {
    titulo: titleOf(story),
    contenido: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  };
}
