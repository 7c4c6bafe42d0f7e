import type { z } from 'zod';
import { kickoffFromLocal } from '../rules/dates';
import { storedSettingsSchema } from '../records/settings';
import {
  createCampoSchema,
  createCompeticionSchema,
  createEquipoSchema,
} from '../records/catalogues';
import { createJugadorSchema } from '../records/jugador';
import { createNoticiaSchema } from '../records/noticia';
import { createPartidoSchema, updatePartidoSchema } from '../records/partido';
import { callUpSchema } from '../schemas/public';
import { sheet, type SheetNotes } from './sheet';

import file from './demo.json' with { type: 'json' };

/** A match in the file. A played one has the notes of its sheet, or a walkover. */
interface PartidoNotes extends Partial<SheetNotes> {
  /** `casa` or `fuera`. */
  readonly en: string;
  readonly competicion: string;
  readonly equipo: string;
  /** Day in the notation of `demoCalendar`, and HH:MM. */
  readonly cuando: string;
  /** Status of an upcoming match. */
  readonly estado?: string | undefined;
  readonly incomparecencia?: string | undefined;
  readonly jornada?: number | undefined;
  readonly arbitro?: string | undefined;
  /** Published call-up of an upcoming match, its players separated by spaces. */
  readonly convocatoria?: { readonly jugadores: string } | undefined;
}

/** A record in the file: its `clave`, which becomes its id, and the body of its `add-*` call with defaults filled in. */
const toRecord =
  <Body extends z.ZodType>(body: Body) =>
  ({ clave, ...data }: { readonly clave: string }) => ({ clave, body: body.parse(data) });

/*
 * In `demo.json` the rivals' colours are dark, light, yellow and white, to show the contrast of badges. Some rivals
 * share a ground, and two have none. News and league table agree with the sheets.
 */

/** The fictional club's settings. */
export const demoSettings = storedSettingsSchema.parse(file.ajustes);

const GROUNDS: Readonly<Record<string, string>> = file.campos_de_rivales;

/** Converts `-3 sabado 13:00` to a date (DD-MM-YYYY) and a time. */
function readDateAndTime(
  at: string,
  readDemoDate: ReadDemoDate,
): { fecha_str: string; hora_str: string } {
  const space = at.lastIndexOf(' ');
  return { fecha_str: readDemoDate(at.slice(0, space)), hora_str: at.slice(space + 1) };
}

const partidoKey = (competicion: string, equipo: string, date: string): string =>
  `${competicion}-${equipo}-${date}`;

function demoPartido(notes: PartidoNotes, readDemoDate: ReadDemoDate) {
  const { competicion, equipo, convocatoria: callUp, incomparecencia, convocados } = notes;
  const { eventos = '', mvp = '', capitan, tanda } = notes;
  const kickoff = readDateAndTime(notes.cuando, readDemoDate);
  const local = notes.en === 'casa';
  const acta =
    convocados === undefined ? undefined : sheet({ convocados, eventos, mvp, capitan, tanda });
  return {
    clave: partidoKey(competicion, equipo, kickoff.fecha_str),
    body: createPartidoSchema.parse({
      equipo_id: equipo,
      competicion_id: competicion,
      campo_id: local ? file.campo_propio : GROUNDS[equipo],
      local,
      ...kickoff,
      estado: notes.estado ?? 'programado',
      jornada: notes.jornada,
      arbitro: notes.arbitro,
    }),
    /** Saved after the match has been created. `null` for an upcoming match. */
    acta: acta || incomparecencia ? updatePartidoSchema.parse({ ...acta, incomparecencia }) : null,
    callUp:
      callUp &&
      callUpSchema.parse({ ...callUp, publica: true, jugadores: callUp.jugadores.split(' ') }),
  };
}

function demoClasificacion({
  competicion,
  filas,
}: NonNullable<(typeof file.temporadas)[number]['clasificacion']>) {
  return {
    competicion,
    filas: filas.map(({ equipo, ...results }) => {
      const { g, e, p } = results;
      const rival = file.equipos.find(({ clave }) => clave === equipo)?.nombre;
      return {
        /** `null` for our own team. */
        equipo,
        body: {
          nombre: rival ?? demoSettings.nombre,
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
  { cuando, partido, titulo, parrafos: paragraphs, foto }: (typeof file.noticias)[number],
  readDemoDate: ReadDemoDate,
) {
  const { fecha_str, hora_str } = readDateAndTime(cuando, readDemoDate);
  const created = kickoffFromLocal(fecha_str, hora_str);
  if (!created.ok) throw new RangeError(created.refusal.detail);
  // Competition, rival and day of the match that the item is about.
  const [competicion = '', equipo = '', ...day] = partido?.split(' ') ?? [];
  return {
    /** Time at which the item is created. */
    publicada: created.value.fecha_date,
    foto,
    body: createNoticiaSchema.parse({
      titulo,
      contenido: paragraphs.join('\n\n'),
      partido_id: partido && partidoKey(competicion, equipo, readDemoDate(day.join(' '))),
    }),
  };
}

/**
 * The fictional CD Encina on `today` (YYYY-MM-DD, Madrid): a finished season and a current one, with the last match
 * last weekend and the next one tomorrow evening. The same date always gives the same club. `body` is a complete body
 * of the record's `add-*` call, `clave` the record's id. Everything is ordered oldest first.
 */
export function buildDemoClub(today: string) {
  const { readDemoDate, temporadas } = demoCalendar(today);
  return {
    equipos: file.equipos.map(toRecord(createEquipoSchema)),
    competiciones: file.competiciones.map(toRecord(createCompeticionSchema)),
    campos: file.campos.map(toRecord(createCampoSchema)),
    /** Last year's season and the current one, each with the players who join in it. */
    temporadas: file.temporadas.map(({ jugadores, partidos, estadisticas, clasificacion }, i) => ({
      body: { nombre: temporadas[i] ?? '' },
      jugadores: jugadores.map(toRecord(createJugadorSchema)),
      partidos: partidos.map((partido: PartidoNotes) => demoPartido(partido, readDemoDate)),
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
type ReadDemoDate = (when: string) => string;

const DAY_MS = 86_400_000;

/** DD-MM-YYYY of a calendar day stored as UTC midnight. Without a time zone, clock changes cannot shift it. */
const toDateStr = (day: number) =>
  new Date(day).toISOString().slice(0, 10).split('-').reverse().join('-');

const temporadaName = (startYear: number) =>
  `Temporada ${String(startYear)}/${String((startYear + 1) % 100).padStart(2, '0')}`;

/**
 * The demo's dates relative to today (YYYY-MM-DD), so that they never look old, and the names of last year's season and
 * of the current one. A season begins in July and is named after both its years.
 */
function demoCalendar(localToday: string) {
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
