import { COUNTERS, type Counter, type PartidoStatus } from '@club/shared';
import { type ModelSheet, countFigures, countScore } from './figures';

export const BALANCE_FIELDS = ['partidos_jugados', 'ganados', 'empatados', 'perdidos'] as const;
type BalanceField = (typeof BALANCE_FIELDS)[number];

/** Figures by name. A missing one is zero. */
type Figures<Field extends string> = Readonly<Partial<Record<Field, number>>>;

export interface ModelPartido {
  readonly temporada: string;
  /** Day of the kick-off, from 1 September 2026. Distinct per match. */
  readonly day: number;
  readonly acta: ModelSheet | null;
  readonly estado: PartidoStatus;
}

interface ModelTable {
  /** Names of the teams in order, ours among them. */
  readonly equipos: readonly string[];
  readonly version: number;
  /** Serial number among all tables ever entered, so that no two are equal. */
  readonly serial: number;
}

/**
 * Everything that administrators entered, without derived data: each item by key (`partido:id`,
 * `ajuste:temporada:jugador` …), so that an operation can be undone by restoring items.
 */
export type Items = ReadonlyMap<string, unknown>;

/** Kinds of items that are created and deleted with their season. */
export const OF_TEMPORADA: readonly string[] = [
  ...['balance', 'balanceDeleted', 'posicion', 'equipos', 'clasificacion', 'archivo'],
];

/** Reference model of the club, written naively from docs/reglas.md: items in a map, figures computed from scratch. */
export class ClubModel {
  items = new Map<string, unknown>();
  /** Seasons in order of creation. */
  temporadas: string[] = [];
  /** Ids in the list of next games if it was changed by hand, `null` if it is computed. */
  chosenGames: string[] | null = null;
  /** Number of league tables entered, in all seasons. */
  tableCount = 0;

  get(key: string): unknown {
    return this.items.get(key);
  }
  set(key: string, value: unknown): this {
    if (value === undefined) this.items.delete(key);
    else this.items.set(key, value);
    return this;
  }
  ids(kind: string): string[] {
    return [...this.items.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => key.slice(kind.length + 1));
  }

  current(): string | undefined {
    return this.temporadas.at(-1);
  }
  table(temporada: string): ModelTable | undefined {
    return this.get(`clasificacion:${temporada}`) as ModelTable | undefined;
  }
  putTable(temporada: string, equipos: readonly string[]) {
    this.tableCount += 1;
    const version = (this.table(temporada)?.version ?? 0) + 1;
    const table: ModelTable = { equipos, version, serial: this.tableCount };
    return this.set(`clasificacion:${temporada}`, table);
  }
  partido(id: string): ModelPartido {
    const partido = this.get(`partido:${id}`) as ModelPartido | undefined;
    if (!partido) throw new Error(`the model has no match ${id}`);
    return partido;
  }
  changePartido(id: string, changes: Partial<ModelPartido>) {
    this.chosenGames = null;
    return this.set(`partido:${id}`, { ...this.partido(id), ...changes });
  }
  listPartidoIds(temporada: string): string[] {
    return this.ids('partido').filter((id) => this.partido(id).temporada === temporada);
  }
  byDay(ids: readonly string[]): string[] {
    return ids.toSorted((a, b) => this.partido(a).day - this.partido(b).day);
  }
  listActas(temporada: string): ModelSheet[] {
    return this.listPartidoIds(temporada).flatMap((id) => this.partido(id).acta ?? []);
  }

  /** The sums plus the correction with this key, never negative: the visible figures. */
  private corrected<Field extends string>(key: string, sums: Readonly<Record<Field, number>>) {
    const ajuste = (this.get(key) ?? {}) as Partial<Record<Field, number>>;
    const fields = Object.keys(sums) as Field[];
    const visible = fields.map((field) => [field, Math.max(0, sums[field] + (ajuste[field] ?? 0))]);
    return Object.fromEntries(visible) as Record<Field, number>;
  }
  /** Stores the correction after which these figures are visible. An empty one is not stored. */
  private adjust<Field extends string>(
    key: string,
    sums: Readonly<Record<Field, number>>,
    figures: Figures<Field>,
  ) {
    const visible = this.corrected(key, sums);
    const ajuste: Partial<Record<Field, number>> = { ...(this.get(key) as object | undefined) };
    for (const [field, wanted] of Object.entries(figures) as [Field, number][]) {
      if (wanted !== visible[field]) ajuste[field] = wanted - sums[field];
    }
    const left = Object.entries(ajuste).filter(([, value]) => value !== 0);
    return this.set(key, left.length > 0 ? Object.fromEntries(left) : undefined);
  }

  private sums(temporada: string, jugador: string): Record<Counter, number> {
    const figures = this.listActas(temporada).map((acta) => countFigures(acta, jugador));
    const sum = (counter: Counter) => figures.reduce((total, one) => total + one[counter], 0);
    const sums = COUNTERS.map((counter) => [counter, sum(counter)]);
    return Object.fromEntries(sums) as Record<Counter, number>;
  }
  /** Visible figures of a player in a season. */
  visible(temporada: string, jugador: string) {
    return this.corrected(`ajuste:${temporada}:${jugador}`, this.sums(temporada, jugador));
  }
  correct(temporada: string, jugador: string, figures: Figures<Counter>) {
    return this.adjust(`ajuste:${temporada}:${jugador}`, this.sums(temporada, jugador), figures);
  }
  /** Ids of everybody called up or corrected in a season, in the squad or not. */
  listJugadorIds(temporada: string): string[] {
    const convocados = this.listActas(temporada).flatMap((acta) => acta.convocados);
    return [...new Set([...convocados, ...this.ids(`ajuste:${temporada}`)])];
  }
  forgetAdjustments(temporada: string) {
    for (const id of this.ids(`ajuste:${temporada}`)) {
      this.items.delete(`ajuste:${temporada}:${id}`);
    }
    return this;
  }

  private sumBalance(temporada: string): Record<BalanceField, number> {
    const signs = this.listActas(temporada).map((acta) => countScore(acta).sign);
    return {
      partidos_jugados: signs.length,
      ganados: signs.filter((sign) => sign > 0).length,
      empatados: signs.filter((sign) => sign === 0).length,
      perdidos: signs.filter((sign) => sign < 0).length,
    };
  }
  balance(temporada: string) {
    return this.corrected(`balance:${temporada}`, this.sumBalance(temporada));
  }
  correctBalance(temporada: string, figures: Figures<BalanceField>) {
    return this.adjust(`balance:${temporada}`, this.sumBalance(temporada), figures);
  }

  /** The list of next games (regla 28): at most six around the latest played one. */
  nextGames(): string[] {
    const current = this.current();
    if (current === undefined) return [];
    if (this.chosenGames) return this.chosenGames;
    const ordered = this.byDay(this.listPartidoIds(current));
    const last = ordered.map((id) => this.partido(id).acta !== null).lastIndexOf(true);
    const start = Math.min(Math.max(last - 2, 0), Math.max(ordered.length - 6, 0));
    return ordered.slice(start, start + 6);
  }

  hasBalance(temporada: string): boolean {
    return this.get(`balanceDeleted:${temporada}`) === undefined;
  }
  hasArchive(temporada: string): boolean {
    const archivo = this.get(`archivo:${temporada}`);
    return temporada === this.current() ? archivo === 'entered' : archivo !== 'deleted';
  }
  temporadaName(id: string): string {
    return (this.get(`temporada:${id}`) as string | undefined) ?? '';
  }
  hasTemporadaNamed(nombre: string, exceptId?: string): boolean {
    return this.temporadas.some((id) => id !== exceptId && this.temporadaName(id) === nombre);
  }
  nameTemporada(id: string, nombre: string) {
    this.chosenGames = null;
    return this.set(`temporada:${id}`, nombre);
  }
  deleteTemporada(id: string) {
    for (const partido of this.listPartidoIds(id)) this.items.delete(`partido:${partido}`);
    this.forgetAdjustments(id);
    for (const kind of ['temporada', ...OF_TEMPORADA]) this.items.delete(`${kind}:${id}`);
    this.temporadas = this.temporadas.filter((one) => one !== id);
    this.chosenGames = null;
    return this;
  }
  deletePartido(id: string) {
    const { temporada } = this.partido(id);
    this.items.delete(`partido:${id}`);
    if (this.listPartidoIds(temporada).length === 0) this.forgetAdjustments(temporada);
    this.chosenGames = null;
    return this;
  }
}
