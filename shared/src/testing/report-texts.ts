import type { SquadPlayer } from '../federation/report-rosters';

const player = (
  _id: string,
  nombre: string,
  apellido1: string,
  apellido2: string,
  dorsal: number,
  position: 'por' | 'def' | 'mc' | 'del',
): SquadPlayer => ({
  _id,
  nombre,
  apellido1,
  apellido2,
  dorsal,
  posicion: { por: false, def: false, mc: false, del: false, [position]: true },
});

/** Squad of the club that plays the match in `REPORT_TEXTS`, C.D. Villarrín. */
export const REPORT_SQUAD = [
  player('po', 'Luis', 'Serrano', 'Gómez', 1, 'por'),
  player('d1', 'Jesús', 'Romero', 'Martín', 2, 'def'),
  player('d2', 'Raúl', 'Rubio', 'Calvo', 3, 'def'),
  player('d3', 'Pablo', 'Cano', 'Peña', 4, 'def'),
  player('d4', 'Tomás', 'de la Fuente', 'Castro', 5, 'def'),
  player('m1', 'Iván', 'Calvo', 'Muñoz', 6, 'mc'),
  player('m2', 'Ángel', 'Núñez', 'Martín', 8, 'mc'),
  player('m3', 'Martín', 'Peña', 'Lozano', 10, 'mc'),
  player('m4', 'José María', 'Güell', '', 14, 'mc'),
  player('f1', 'José Luis', 'Núñez', 'Jiménez', 7, 'del'),
  player('f2', 'Tomás', 'Jiménez', 'García', 9, 'del'),
  player('f3', 'Iván', 'Cano', 'Ibáñez', 11, 'del'),
  player('m5', 'Hugo', 'Ortiz', 'Romero', 16, 'mc'),
  player('d5', 'Juan Carlos', 'Ibáñez', 'Sánchez', 15, 'def'),
];

/** Starters of the club and of its rival, goalkeeper first. The third is our captain, and the fifth theirs. */
const [OURS = [], THEIRS = []] = [
  'Serrano Gómez, Luis | Romero Martín, Jesús | Rubio Calvo, Raúl | Cano Peña, Pablo | de la Fuente Castro, Tomás | Calvo Muñoz, Iván | Núñez Jiménez, José Luis | Núñez Martín, Ángel | Jiménez García, Tomás | Peña Lozano, Martín | Cano Ibáñez, Iván',
  'López Gil, Pablo | Vidal Cano, Marcos | García Agüero, Andrés | Ibáñez Peña, Nicolás | Sánchez Núñez, Andrés | Molina Lozano, Martín | Ibáñez Blanco, Luis | Vidal Lozano, Óscar | García Ibáñez, Íñigo | Gil Sánchez, Nicolás | Molina Cano, Jesús',
].map((names) => names.split(' | '));

/** `Calvo Muñoz, Iván` as `Iván Calvo Muñoz`. */
const givenNameFirst = (name: string) => name.replace(/^(.*), (.*)$/u, '$2 $1');
/** `Núñez Martín, Ángel` as `NUÑEZ MARTIN, ANGEL`. */
const plainCapitals = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0301\u0308]/gu, '')
    .normalize('NFC')
    .toUpperCase();

type Format = (number: string, name: string) => string;
const refereeRow: Format = (number, name) => `${number}.- ${name.toUpperCase()}`;
const twoLines: Format = (number, name) => `${number}\n${givenNameFirst(name)}`;
const capitalsRow: Format = (number, name) => `${number} ${plainCapitals(name)}`;

/** Rows of a team's starters. The two marks are put behind the goalkeeper and behind the captain. */
const formatStarters = (
  team: readonly string[],
  format: Format,
  [keeperMark = '', captainMark = '']: readonly string[] = [],
) =>
  team.map((name, index) => {
    const captain = team === OURS ? 2 : 4;
    const mark = { 0: keeperMark, [captain]: captainMark }[index] ?? '';
    return format(String(index + 1), name) + mark;
  });
/** Our starters in capital letters: `1 SERRANO GOMEZ, LUIS`. */
export const ourStarters = (marks: readonly string[]) => formatStarters(OURS, capitalsRow, marks);
/** Rows of both teams in two columns. `pad` fills up a cell of the left column. */
const sideBySide = (format: Format, marks: readonly string[], pad: (cell: string) => string) => {
  const theirs = formatStarters(THEIRS, format, marks);
  return formatStarters(OURS, format, marks)
    .map((cell, index) => pad(cell) + (theirs[index] ?? ''))
    .join('\n');
};

/** One invented match in five layouts, modelled on pages of real federations. */
export const REPORT_TEXTS: Readonly<Record<string, string>> = {
  'two tables side by side': `ACTA DEL PARTIT / ACTA DEL PARTIDO
Tercera Catalana - Grup 5   Jornada 12   29/11/2026 12:00h
CD VILLARRIN	2 - 1	UD LAS ERAS
Titulares	Titulares
${sideBySide(
  (number, name) => `${number} ${name}`,
  ['', ' (C)'],
  (cell) => `${cell}\t`,
)}
Suplentes	Suplentes
14 Güell, José María	12 Cano Jiménez, Martín
16 Ortiz Romero, Hugo	
Goles	Goles
23' Jiménez García, Tomás	45+1' García Ibáñez, Íñigo
78' Cano Ibáñez, Iván (p)	
Tarjetas	Tarjetas
34' Amarilla Rubio Calvo, Raúl	60' Amarilla Gil Sánchez, Nicolás
88' Roja Rubio Calvo, Raúl	
88' Amarilla Rubio Calvo, Raúl	
Sustituciones	Sustituciones
46' Güell, José María por Calvo Muñoz, Iván	70' Cano Jiménez, Martín por Molina Cano, Jesús
Página 1 de 1`,
  'sentences of a referee': `REAL FEDERACIÓN ANDALUZA DE FÚTBOL
ACTA ARBITRAL
Equipo local: C.D. VILLARRÍN
Equipo visitante: U.D. LAS ERAS
Resultado: 2-1

C.D. VILLARRÍN - Titulares
${formatStarters(OURS, refereeRow, [' (Por)', ' (Cap)']).join('\n')}
C.D. VILLARRÍN - Suplentes
14.- GÜELL, JOSÉ MARÍA
16.- ORTIZ ROMERO, HUGO
CUERPO TÉCNICO
Entrenador: PÉREZ PÉREZ, ANTONIO
Delegado: GARCÍA GARCÍA, JUAN

U.D. LAS ERAS - Titulares
${formatStarters(THEIRS, refereeRow, [' (Por)', ' (Cap)']).join('\n')}
U.D. LAS ERAS - Suplentes
12.- CANO JIMÉNEZ, MARTÍN

GOLES
C.D. VILLARRÍN
Minuto 23: 9.- JIMÉNEZ GARCÍA, TOMÁS
Minuto 78: 11.- CANO IBÁÑEZ, IVÁN, de penalti
U.D. LAS ERAS
Minuto 45+1: 9.- GARCÍA IBÁÑEZ, ÍÑIGO

SUSTITUCIONES
C.D. VILLARRÍN
Minuto 46: 14.- GÜELL, JOSÉ MARÍA por 6.- CALVO MUÑOZ, IVÁN
U.D. LAS ERAS
Minuto 70: 12.- CANO JIMÉNEZ, MARTÍN por 11.- MOLINA CANO, JESÚS

A.- AMONESTACIONES
C.D. VILLARRÍN: En el minuto 34 el jugador (3) RUBIO CALVO, RAÚL fue amonestado por el siguiente motivo: Derribar a un contrario
U.D. LAS ERAS: En el minuto 60 el jugador (10) GIL SÁNCHEZ, NICOLÁS fue amonestado por el siguiente motivo: Protestar
B.- EXPULSIONES
C.D. VILLARRÍN: En el minuto 88 el jugador (3) RUBIO CALVO, RAÚL fue expulsado por el siguiente motivo: Doble amarilla
C.- OTRAS INCIDENCIAS
Ninguna`,
  'one value on each line': `Federació de Futbol de la Comunitat Valenciana
CD Villarrín
2
1
UD Las Eras
29/11/2026 - 12:00
Alineaciones
CD Villarrín
${formatStarters(OURS, twoLines, ['', '\nC']).join('\n')}
Suplentes
14
José María Güell
16
Hugo Ortiz Romero
UD Las Eras
${formatStarters(THEIRS, twoLines).join('\n')}
Suplentes
12
Martín Cano Jiménez
Goles
(23')
1-0
Tomás Jiménez García
(45'+1)
1-1
Íñigo García Ibáñez
(78')
2-1
Iván Cano Ibáñez
Tarjetas
34'
Raúl Rubio Calvo
Amarilla
88'
Raúl Rubio Calvo
Doble amarilla
Sustituciones
46'
Entra
José María Güell
Sale
Iván Calvo Muñoz`,
  'columns of a PDF': `FEDERACIÓN GALEGA DE FÚTBOL - Acta do partido
CD Villarrín 2 - 1 UD Las Eras

Equipo local: CD Villarrín                         Equipo visitante: UD Las Eras
Titulares                                          Titulares
${sideBySide(
  (number, name) => number.padEnd(4) + name,
  [' (PT)', ' (C)'],
  (cell) => cell.padEnd(51),
)}
Suplentes                                          Suplentes
14  Güell, José Mª                                 12  Cano Jiménez, Martín
16  Ortiz Romero, Hugo
Sustituciones
Min   Sale                      Entra
46    Calvo Muñoz, Iván         Güell, José Mª
70    Molina Cano, Jesús        Cano Jiménez, Martín
Tarjetas
34    Rubio Calvo, Raúl         Amarilla
60    Gil Sánchez, Nicolás      Amarilla
88    Rubio Calvo, Raúl         Segunda amarilla
Goles
23    1-0   Jiménez García, Tomás
45+1  1-1   García Ibáñez, Íñigo
78    2-1   Cano Ibáñez, Iván
Observaciones
Ninguna`,
  'lists on one line': `C.D. VILLARRÍN
2 - 1
U.D. LAS ERAS
EQUIPO LOCAL
TITULARES: ${ourStarters(['', ' (C)']).join('; ')}
SUPLENTES: 14 GUELL, JOSE MARIA; 16 ORTIZ ROMERO, HUGO
EQUIPO VISITANTE
TITULARES: ${formatStarters(THEIRS, capitalsRow).join('; ')}
SUPLENTES: 12 CANO JIMENEZ, MARTIN
GOLES: 1-0 min. 23 JIMENEZ GARCIA, TOMAS; 1-1 min. 45+1 GARCIA IBAÑEZ, IÑIGO; 2-1 min. 78 CANO IBAÑEZ, IVAN (penalti)
CAMBIOS: min. 46 GUELL, JOSE MARIA por CALVO MUÑOZ, IVAN; min. 70 CANO JIMENEZ, MARTIN por MOLINA CANO, JESUS
TARJETAS: min. 34 amarilla RUBIO CALVO, RAUL; min. 88 2ª amarilla RUBIO CALVO, RAUL; min. 60 amarilla GIL SANCHEZ, NICOLAS`,
};
