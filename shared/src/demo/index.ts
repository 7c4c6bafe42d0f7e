import { z } from 'zod';
import { kickoffFromLocal } from '../rules/dates';
import { storedSettingsSchema } from '../records/settings';
import {
  createCampoSchema,
  createCompeticionSchema,
  createEquipoSchema,
} from '../records/catalogues';
import { createJugadorSchema } from '../records/jugador';
import { createNoticiaSchema } from '../records/noticia';
import { pick } from '../rules/objects';
import { eachField } from '../schemas/base';
import { callUpSchema } from '../schemas/public';
import { WALKOVERS } from '../vocabulary';
import { sheet } from './sheet';

import demoFile from './demo.json' with { type: 'json' };

/** A record in the file: its `clave`, which becomes its id, and the body of its `add-*` call with defaults filled in. */
const record = <Body extends z.ZodType>(body: Body) =>
  z
    .looseObject({ clave: z.string() })
    .transform(({ clave, ...data }) => ({ clave, body: body.parse(data) }));

const partidoSchema = z.strictObject({
  en: z.enum(['casa', 'fuera']),
  competicion: z.string(),
  equipo: z.string(),
  /** Day in the notation of `demoCalendar`, and HH:MM. */
  cuando: z.string(),
  /** Status of an upcoming match. */
  estado: z.enum(['programado', 'aplazado', 'suspendido', 'cancelado']).default('programado'),
  /** Sheet of a played match, in the notation of `SheetNotes`. */
  convocados: z.string().optional(),
  eventos: z.string().default(''),
  mvp: z.string().default(''),
  /** Captain and shoot-out (`4-3`: ours, theirs) of a played match. */
  capitan: z.string().optional(),
  tanda: z.string().optional(),
  incomparecencia: z.enum(WALKOVERS).optional(),
  jornada: z.int().optional(),
  arbitro: z.string().optional(),
  /** Published call-up of an upcoming match, its players separated by spaces. */
  convocatoria: callUpSchema
    .omit({ publica: true })
    .extend({ jugadores: z.string() })
    .transform((callUp) => ({ ...callUp, publica: true, jugadores: callUp.jugadores.split(' ') }))
    .optional(),
});

const clasificacionSchema = z.strictObject({
  competicion: z.string(),
  filas: z.array(
    z.strictObject({
      /** `null` for our own team. */
      equipo: z.string().nullable(),
      ...eachField(z.int(), 'g', 'e', 'p', 'gf', 'gc'),
    }),
  ),
});

const noticiaSchema = z.strictObject({
  cuando: z.string(),
  /** Competition, rival and day of the match that the item is about. */
  partido: z.string().optional(),
  foto: z.string().optional(),
  titulo: z.string(),
  parrafos: z.array(z.string()),
});

/**
 * The fictional club. The rivals' colours are dark, light, yellow and white, to show the contrast of badges. Some rivals
 * share a ground, and two have none. News and league table agree with the sheets.
 */
const file = z
  .strictObject({
    ajustes: storedSettingsSchema,
    equipos: z.array(record(createEquipoSchema)),
    competiciones: z.array(record(createCompeticionSchema)),
    campos: z.array(record(createCampoSchema)),
    campo_propio: z.string(),
    /** Ground of an away match, by rival. */
    campos_de_rivales: z.record(z.string(), z.string()),
    /** Last year's season and the current one, each with the players who join in it. */
    temporadas: z.array(
      z.strictObject({
        jugadores: z.array(record(createJugadorSchema)),
        partidos: z.array(partidoSchema),
        estadisticas: z.strictObject({ posicion: z.int(), num_equipos: z.int() }),
        clasificacion: clasificacionSchema.nullable(),
      }),
    ),
    noticias: z.array(noticiaSchema),
  })
  .parse(demoFile);

export const demoSettings = file.ajustes;

/** Converts `-3 sabado 13:00` to a date (DD-MM-YYYY) and a time. */
function readKickoff(
  at: string,
  readDemoDate: ReadDemoDate,
): { fecha_str: string; hora_str: string } {
  const space = at.lastIndexOf(' ');
  return { fecha_str: readDemoDate(at.slice(0, space)), hora_str: at.slice(space + 1) };
}

const partidoKey = (competicion: string, equipo: string, date: string): string =>
  `${competicion}-${equipo}-${date}`;

function demoPartido(
  { en, competicion, equipo, cuando, estado, ...notes }: z.output<typeof partidoSchema>,
  readDemoDate: ReadDemoDate,
) {
  const { fecha_str, hora_str } = readKickoff(cuando, readDemoDate);
  const local = en === 'casa';
  const campo = local ? file.campo_propio : file.campos_de_rivales[equipo];
  if (campo === undefined) throw new RangeError(`${equipo} has no ground of its own`);
  const { convocados, eventos, mvp, incomparecencia: walkover, convocatoria: callUp } = notes;
  const acta = convocados === undefined ? null : sheet({ ...notes, convocados, eventos, mvp });
  return {
    clave: partidoKey(competicion, equipo, fecha_str),
    equipo,
    competicion,
    campo,
    local,
    fecha_str,
    hora_str,
    estado,
    ...pick(notes, 'jornada', 'arbitro'),
    /** Saved after the match has been created. `null` for an upcoming match. */
    acta: walkover ? { incomparecencia: walkover } : acta,
    callUp: callUp ?? null,
  };
}

function demoClasificacion({ competicion, filas }: z.output<typeof clasificacionSchema>) {
  return {
    competicion,
    filas: filas.map(({ equipo, ...results }) => {
      const { g, e, p } = results;
      const rival = file.equipos.find(({ clave }) => clave === equipo)?.body.nombre;
      return {
        equipo,
        body: {
          nombre: rival ?? file.ajustes.nombre,
          ...(equipo === null && { es_nuestro: true }),
          ...results,
          pj: g + e + p,
          pts: 3 * g + e,
        },
      };
    }),
  };
}

function demoNoticia(
  { cuando, partido, titulo, parrafos, foto }: z.output<typeof noticiaSchema>,
  readDemoDate: ReadDemoDate,
) {
  const { fecha_str, hora_str } = readKickoff(cuando, readDemoDate);
  const kickoff = kickoffFromLocal(fecha_str, hora_str);
  if (!kickoff.ok) throw new RangeError(kickoff.refusal.detail);
  const [competicion = '', equipo = '', ...day] = partido?.split(' ') ?? [];
  return {
    /** Time at which the item is created. */
    publicada: kickoff.value.fecha_date,
    foto,
    body: createNoticiaSchema.parse({ titulo, contenido: parrafos.join('\n\n') }),
    ...(partido && { partido: partidoKey(competicion, equipo, readDemoDate(day.join(' '))) }),
  };
}

/**
 * The fictional CD Encina on `today` (YYYY-MM-DD, Madrid): a finished season and a current one, with the last match
 * last weekend and the next one tomorrow evening. The same for each `today`. `body` is a complete body of the record's
 * `add-*` call, `clave` the record's id. Everything is ordered oldest first.
 */
export function buildDemoClub(today: string) {
  const { readDemoDate, temporadas } = demoCalendar(today);
  const { equipos, competiciones, campos } = file;
  return {
    equipos,
    competiciones,
    campos,
    temporadas: file.temporadas.map(({ jugadores, partidos, estadisticas, clasificacion }, i) => ({
      body: { nombre: temporadas[i] ?? '' },
      jugadores,
      partidos: partidos.map((partido) => demoPartido(partido, readDemoDate)),
      estadisticas,
      clasificacion: clasificacion && demoClasificacion(clasificacion),
    })),
    noticias: file.noticias.map((noticia) => demoNoticia(noticia, readDemoDate)),
  };
}

export type DemoClub = ReturnType<typeof buildDemoClub>;

/**
 * Date (DD-MM-YYYY) of `mañana`, or of a week and a weekend day: `0 domingo` is the last Sunday before today, `-1 sabado`
 * the Saturday of the weekend before that, and `1 sabado` in the first weekend that is entirely after tomorrow.
 */
export type ReadDemoDate = (when: string) => string;

const DAY_MS = 86_400_000;

/** DD-MM-YYYY of a calendar day stored as UTC midnight. Without a time zone, clock changes cannot shift it. */
const toDateStr = (day: number) =>
  new Date(day).toISOString().slice(0, 10).split('-').reverse().join('-');

const temporadaName = (startYear: number) =>
  `Temporada ${String(startYear)}/${String((startYear + 1) % 100).padStart(2, '0')}`;

/**
 * The demo's calendar, relative to `today` (YYYY-MM-DD), so that it never looks old, with the names of last year's
 * season and of the current one. Seasons are named after the year of the summer before.
 */
export function demoCalendar(localToday: string) {
  const today = Date.parse(`${localToday}T00:00:00Z`);
  if (Number.isNaN(today)) throw new RangeError(`not a date: ${localToday}`);
  const weekday = new Date(today).getUTCDay();
  const lastSunday = today - (weekday === 0 ? 7 : weekday) * DAY_MS;
  // The first Sunday at least three days ahead: its Saturday is after tomorrow.
  const inThreeDays = today + 3 * DAY_MS;
  const nextSunday = inThreeDays + ((7 - new Date(inThreeDays).getUTCDay()) % 7) * DAY_MS;
  const year = new Date(today).getUTCFullYear();
  const startYear = new Date(today).getUTCMonth() >= 6 ? year : year - 1;
  return {
    readDemoDate: (when: string) => {
      if (when === 'mañana') return toDateStr(today + DAY_MS);
      const [, weeks, day] = /^(-?\d+) (sabado|domingo)$/.exec(when) ?? [];
      if (weeks === undefined) throw new RangeError(`not a day of the demo: ${when}`);
      const week = Number(weeks);
      const sunday =
        week > 0 ? nextSunday + (week - 1) * 7 * DAY_MS : lastSunday + week * 7 * DAY_MS;
      return toDateStr(sunday - (day === 'sabado' ? DAY_MS : 0));
    },
    temporadas: [temporadaName(startYear - 1), temporadaName(startYear)],
  };
}
