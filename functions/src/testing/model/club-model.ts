import { COUNTERS, type Counter, type PartidoState } from '@club/shared';
import { type ModelSheet, type Figures, figuresOf, scoreOf } from './figures';

export const CAMPOS_BALANCE = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
export type CampoBalance = (typeof CAMPOS_BALANCE)[number];
export type Balance = Readonly<Record<CampoBalance, number>>;

export interface ModelPartido {
  readonly temporada: string;
  /** Day of the kick-off, from 1 September 2026. Distinct per match. */
  readonly dia: number;
  readonly acta: ModelSheet | null;
  readonly estado: PartidoState;
}

/** A league table in the model. */
export interface ModelTable {
  /** Names of the teams in order, ours among them. */
  readonly equipos: readonly string[];
  readonly version: number;
  /** Serial number among all tables ever entered, unique. */
  readonly orden: number;
}

/**
 * Everything that administrators entered, without derived data: each item by key (`partido:id`,
 * `ajuste:temporada:jugador` …), so that an operation can be undone by restoring items.
 */
export type Items = ReadonlyMap<string, unknown>;

/** Kinds of items that are created and deleted with their season. */
export const OF_TEMPORADA: readonly string[] = [
  'balance',
  'posicion',
  'equipos',
  'clasificacion',
  'retirado',
  'archivo',
];

/**
 * Reference model of the club, written naively from docs/reglas.md: facts in a map, figures computed from scratch.
 */
export class ClubModel {
  items = new Map<string, unknown>();
  /** Seasons in order of creation. */
  orden: string[] = [];
  /** The next-games list if changed by hand, `null` if computed. */
  lista: string[] | null = null;
  /** Number of league tables entered, in all seasons. */
  tablas = 0;

  get(key: string): unknown {
    return this.items.get(key);
  }
  set(key: string, value: unknown) {
    if (value === undefined) this.items.delete(key);
    else this.items.set(key, value);
  }
  ids(kind: string): string[] {
    return [...this.items.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => key.slice(kind.length + 1));
  }

  actual(): string | undefined {
    return this.orden.at(-1);
  }
  tabla(temporada: string): ModelTable | undefined {
    return this.get(`clasificacion:${temporada}`) as ModelTable | undefined;
  }
  partido(id: string): ModelPartido {
    const partido = this.get(`partido:${id}`) as ModelPartido | undefined;
    if (!partido) throw new Error(`the model has no match ${id}`);
    return partido;
  }
  partidosOf(temporada: string): string[] {
    return this.ids('partido').filter((id) => this.partido(id).temporada === temporada);
  }
  actasOf(temporada: string): ModelSheet[] {
    return this.partidosOf(temporada).flatMap((id) => this.partido(id).acta ?? []);
  }

  sum(temporada: string, jugador: string, counter: Counter): number {
    return this.actasOf(temporada).reduce(
      (sum, acta) => sum + figuresOf(acta, jugador)[counter],
      0,
    );
  }
  ajuste(temporada: string, jugador: string): Figures {
    return (this.get(`ajuste:${temporada}:${jugador}`) as Figures | undefined) ?? {};
  }
  /** Visible figures of a player in a season. */
  visible(temporada: string, jugador: string): Record<Counter, number> {
    const ajuste = this.ajuste(temporada, jugador);
    const visible = COUNTERS.map((counter) => [
      counter,
      Math.max(0, this.sum(temporada, jugador, counter) + (ajuste[counter] ?? 0)),
    ]);
    return Object.fromEntries(visible) as Record<Counter, number>;
  }
  /** Corrects a player's visible figures. Empty corrections are not stored. */
  correct(temporada: string, jugador: string, figures: Figures) {
    const visible = this.visible(temporada, jugador);
    const ajuste: Partial<Record<Counter, number>> = { ...this.ajuste(temporada, jugador) };
    for (const counter of COUNTERS) {
      const wanted = figures[counter];
      if (wanted === undefined || wanted === visible[counter]) continue;
      ajuste[counter] = wanted - this.sum(temporada, jugador, counter);
    }
    const left = COUNTERS.filter((counter) => (ajuste[counter] ?? 0) !== 0);
    const kept = Object.fromEntries(left.map((counter) => [counter, ajuste[counter]]));
    this.set(`ajuste:${temporada}:${jugador}`, left.length > 0 ? kept : undefined);
  }
  /** Everybody with a figure in a season, in the squad or not. */
  jugadoresOf(temporada: string): string[] {
    const corrected = this.ids(`ajuste:${temporada}`);
    return [
      ...new Set([
        ...this.actasOf(temporada).flatMap(({ convocados }) => convocados),
        ...corrected,
      ]),
    ];
  }
  forgetAdjustments(temporada: string) {
    for (const id of this.ids(`ajuste:${temporada}`))
      this.items.delete(`ajuste:${temporada}:${id}`);
  }

  sumBalance(temporada: string): Balance {
    const brands = this.actasOf(temporada).map((acta) => scoreOf(acta).sign);
    return {
      partidos_jugados: brands.length,
      ganados: brands.filter((brand) => brand > 0).length,
      empatados: brands.filter((brand) => brand === 0).length,
      perdidos: brands.filter((brand) => brand < 0).length,
    };
  }
  balance(temporada: string): Balance {
    const ajuste = (this.get(`balance:${temporada}`) as Partial<Balance> | undefined) ?? {};
    const sum = this.sumBalance(temporada);
    const visible = CAMPOS_BALANCE.map((campo) => [
      campo,
      Math.max(0, sum[campo] + (ajuste[campo] ?? 0)),
    ]);
    return Object.fromEntries(visible) as Balance;
  }
  correctBalance(temporada: string, campo: CampoBalance, valor: number) {
    if (this.balance(temporada)[campo] === valor) return;
    const ajuste = { ...(this.get(`balance:${temporada}`) as Partial<Balance> | undefined) };
    const changed = { ...ajuste, [campo]: valor - this.sumBalance(temporada)[campo] };
    const kept = Object.entries(changed).filter(([, value]) => value !== 0);
    this.set(`balance:${temporada}`, kept.length > 0 ? Object.fromEntries(kept) : undefined);
  }

  /** The list of next games (regla 28): at most six around the latest played one. */
  nextGames(): string[] {
    const actual = this.actual();
    if (actual === undefined) return [];
    if (this.lista) return this.lista;
    const ordered = this.partidosOf(actual).sort(
      (a, b) => this.partido(a).dia - this.partido(b).dia,
    );
    const last = ordered.map((id) => this.partido(id).acta !== null).lastIndexOf(true);
    const start = Math.min(Math.max(last - 2, 0), Math.max(ordered.length - 6, 0));
    return ordered.slice(start, start + 6);
  }

  hasBalance(temporada: string): boolean {
    return this.get(`retirado:${temporada}`) === undefined;
  }
  hasArchive(temporada: string): boolean {
    const archivo = this.get(`archivo:${temporada}`);
    return temporada === this.actual() ? archivo === 'puesto' : archivo !== 'retirado';
  }
  temporadaName(id: string): string {
    return (this.get(`temporada:${id}`) as string | undefined) ?? '';
  }
  hayTemporada(nombre: string, exceptId?: string): boolean {
    return this.orden.some((id) => id !== exceptId && this.temporadaName(id) === nombre);
  }
  borrarTemporada(id: string) {
    for (const partido of this.partidosOf(id)) this.items.delete(`partido:${partido}`);
    this.forgetAdjustments(id);
    for (const kind of ['temporada', ...OF_TEMPORADA]) this.items.delete(`${kind}:${id}`);
    this.orden = this.orden.filter((one) => one !== id);
    this.lista = null;
  }
  borrarPartido(id: string) {
    const { temporada } = this.partido(id);
    this.items.delete(`partido:${id}`);
    if (this.partidosOf(temporada).length === 0) this.forgetAdjustments(temporada);
    this.lista = null;
  }
}
