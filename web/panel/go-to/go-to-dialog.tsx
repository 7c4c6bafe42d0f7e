import {
  type Endpoint,
  type EndpointResponse,
  endpoints,
  comparePartidos,
  fold,
  joinParts,
  type JugadorPreview,
  matchesSearch,
  type Noticia,
  type PartidoPreview,
} from '@club/shared';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/call-api';
import type { AdminLink } from '../shell/admin-nav';
import { countText } from '../../lib/number-text';
import { LINE } from '../common/rows';
import { adminPaths } from '../app/admin-paths';

/** A place in the panel to go to. */
interface Destination {
  readonly to: string;
  readonly name: string;
  /** Kind of destination, and what distinguishes it from others with the same name. */
  readonly detail: string;
  /** Other words that people type for it. */
  readonly words?: string | undefined;
}

/** Records to go to, besides screens. Helpers get only the next games. */
interface RecordTables {
  readonly partidos: readonly PartidoPreview[];
  readonly jugadores: readonly JugadorPreview[];
  readonly noticias: readonly Noticia[];
}

const NO_RECORDS: RecordTables = { partidos: [], jugadores: [], noticias: [] };

const MAX_RESULTS = 12;

/** Other words that find a screen. Plurals where possible: the singular is found, too, as it begins the plural. */
const SCREEN_WORDS: Readonly<Record<string, string>> = {
  [adminPaths.inicio]: 'pendientes tareas semana',
  [adminPaths.partidos]:
    'fichas actas alineaciones goles tarjetas resultados calendarios jornadas convocatorias banda directo',
  [adminPaths.plantilla]: 'jugadores dorsales fichajes altas bajas fotos consentimientos',
  [adminPaths.noticias]: 'crónicas artículos fotos',
  [adminPaths.equipos]: 'rivales escudos',
  [adminPaths.competiciones]: 'ligas copas torneos',
  [adminPaths.campos]: 'estadios instalaciones',
  [adminPaths.temporadas]: 'empezar nueva años',
  [adminPaths.estadisticas]: 'clasificaciones tabla ligas posiciones puestos goleadores comprobar',
  [adminPaths.historial]: 'deshacer restaurar recuperar papelera borrados cambios',
  [adminPaths.copia]: 'de seguridad backup exportar importar descargar restaurar',
  [adminPaths.ajustes]:
    'configuración nombre lema escudos logos colores camisetas equipación entrenadores cuerpo técnico patrocinadores redes sociales instagram facebook contacto correos donaciones textos privacidad',
  [adminPaths.cuentas]: 'usuarios ayudantes administradores invitar permisos accesos',
  [adminPaths.miClave]: 'claves password cambiar usuario cuenta',
};

export const screenDestinations = (
  links: readonly { readonly to: string; readonly label: string }[],
): Destination[] =>
  links.map(({ to, label }) => ({ to, name: label, detail: 'Pantalla', words: SCREEN_WORDS[to] }));

/** Records as destinations: matches, latest first, then players and news. */
export function recordDestinations({ partidos, jugadores, noticias }: RecordTables): Destination[] {
  return [
    ...partidos
      .toSorted((a, b) => comparePartidos(b, a))
      .map(({ partido_id: id, nombre_equipo: rival, ...partido }) => ({
        to: adminPaths.acta(id),
        name: partido.local ? `Contra ${rival}` : `En casa de ${rival}`,
        detail: `Partido · ${partido.fecha_str} · ${partido.nombre_competicion}`,
      })),
    ...jugadores.map(({ jugador_id: id, nombre, apellido1, alias, dorsal, activo }) => ({
      to: adminPaths.editarJugador(id),
      name: `${nombre} ${apellido1}`.trim(),
      detail: joinParts(' · ', 'Jugador', String(dorsal), alias, activo ? '' : 'inactivo'),
    })),
    ...noticias.map(({ _id: id, titulo, fecha_str: date }) => ({
      to: adminPaths.editarNoticia(id),
      name: titulo,
      detail: `Noticia · ${date}`,
    })),
  ];
}

/** 0 if the name starts with the search, 1 if another of its words does, 2 if the search is found elsewhere. */
function rank({ name }: Destination, search: string): number {
  const [found, wanted] = [fold(name), fold(search).trim()];
  if (found.startsWith(wanted)) return 0;
  return found.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
}

/** Whether name and detail contain every word of a search, or each begins a word of name and `words`. */
function isFound({ name, detail, words }: Destination, search: string): boolean {
  if (matchesSearch(`${name} ${detail}`, search)) return true;
  const known = fold(`${name} ${words ?? ''}`).split(' ');
  const typed = fold(search).trim().split(/\s+/);
  return typed.every((start) => known.some((word) => word.startsWith(start)));
}

/** Destinations that match a search, best first, ignoring case and accents. */
export function findDestinations(all: readonly Destination[], search: string): Destination[] {
  return all
    .filter((destination) => isFound(destination, search))
    .toSorted((a, b) => rank(a, search) - rank(b, search))
    .slice(0, MAX_RESULTS);
}

/** Response of a call that lists records; empty if it fails. */
async function readList<E extends Endpoint>(endpoint: E): Promise<EndpointResponse<E> | []> {
  const result = await callApi(endpoint);
  return result.ok ? result.value : [];
}

async function readRecords(isAdmin: boolean): Promise<RecordTables> {
  if (!isAdmin) return { ...NO_RECORDS, partidos: await readList(endpoints.fetchNextGames) };
  const [partidos, jugadores, noticias] = await Promise.all([
    readList(endpoints.fetchPartidosPreview),
    readList(endpoints.fetchJugadoresPreview),
    readList(endpoints.fetchNoticias),
  ]);
  return { partidos, jugadores, noticias };
}

/** Records to go to. Those that are not read yet, or could not be read, are missing. */
function useRecords(isAdmin: boolean): RecordTables & { readonly isLoading: boolean } {
  const [records, setRecords] = useState<RecordTables>();
  useEffect(() => void readRecords(isAdmin).then(setRecords), [isAdmin]);
  return { ...(records ?? NO_RECORDS), isLoading: records === undefined };
}

export interface GoToDialogProps {
  readonly links: readonly AdminLink[];
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

function foundText(count: number, isLoading: boolean): string {
  if (count > 0) return countText(count, 'resultado', 'resultados');
  return isLoading ? 'Buscando…' : 'No hay nada que se llame así.';
}

/**
 * Dialog that leads to any screen or record: a combobox whose listbox is always open, as in the ARIA Authoring
 * Practices. The focus stays in the input; arrows select, Enter opens, Escape closes.
 */
export function GoToDialog({ links, isAdmin, onClose }: GoToDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  const records = useRecords(isAdmin);
  const [search, setSearch] = useState('');
  const [pointedIndex, setPointedIndex] = useState(0);
  const screens = screenDestinations(links);
  const all = search.trim() === '' ? screens : [...screens, ...recordDestinations(records)];
  const found = findDestinations(all, search);
  const activeIndex = Math.min(pointedIndex, Math.max(found.length - 1, 0));
  const optionId = (index: number) => `${id}-${String(index)}`;
  const listId = `${id}-lista`;
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    onClose();
    void navigate(destination.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      // The selection wraps around at both ends.
      setPointedIndex((activeIndex + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(found[activeIndex]);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Ir a…' } }}
      fullWidth
      maxWidth="sm"
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paper': { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 1 } },
      }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <TextField
          autoFocus
          label="Ir a una pantalla, un partido, un jugador…"
          value={search}
          autoComplete="off"
          onChange={(event) => {
            setSearch(event.target.value);
            setPointedIndex(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              ...(found.length > 0 && { 'aria-activedescendant': optionId(activeIndex) }),
              autoCapitalize: 'none',
              spellCheck: false,
            },
          }}
        />
        <Typography role="status" variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {foundText(found.length, records.isLoading)}
        </Typography>
      </Box>
      <Box
        component="ul"
        role="listbox"
        id={listId}
        aria-label="Resultados"
        sx={{ m: 0, p: 0, pb: 1, listStyle: 'none', overflowY: 'auto', maxHeight: '60vh' }}
      >
        {found.map((destination, index) => {
          const isActive = index === activeIndex;
          return (
            <Box
              component="li"
              role="option"
              key={`${destination.to} ${destination.name}`}
              id={optionId(index)}
              aria-selected={isActive}
              ref={(node: HTMLLIElement | null) => {
                if (isActive) node?.scrollIntoView({ block: 'nearest' });
              }}
              onMouseMove={() => setPointedIndex(index)}
              onClick={() => go(destination)}
              sx={{
                px: 2,
                py: 1,
                minHeight: 48,
                ...LINE,
                columnGap: 1.5,
                cursor: 'pointer',
                borderLeft: '4px solid transparent',
                ...(isActive && { bgcolor: 'action.selected', borderLeftColor: 'secondary.main' }),
              }}
            >
              <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {destination.name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {destination.detail}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Dialog>
  );
}
