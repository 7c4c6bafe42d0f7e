const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const MESES = [
  ...(['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'] as const),
  ...(['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] as const),
] as const;

interface LocalDay {
  readonly dia: string;
  readonly mes: string;
  readonly ano: string;
  readonly diaSemana: string;
}

/**
 * Parts of a stored day (DD-MM-YYYY), as Spanish words. The stored day is already in the club's time zone. Does not use
 * `Intl`: its output differs between versions, and the server and the browser must render the same text
 * (docs/decisions/0007).
 */
function localDay(fechaStr: string): LocalDay {
  const [dia = '', mes = '', ano = ''] = fechaStr.split('-');
  const weekday = new Date(Date.UTC(Number(ano), Number(mes) - 1, Number(dia))).getUTCDay();
  return {
    dia: String(Number(dia)),
    mes: MESES[Number(mes) - 1] ?? '',
    ano,
    diaSemana: DIAS[weekday] ?? '',
  };
}

/** Spanish abbreviates months and weekdays to three letters, septiembre to four. */
const abbreviate = (word: string) => word.slice(0, word === 'septiembre' ? 4 : 3);

/** `sáb, 14 nov` */
export function formatDay(fechaStr: string): string {
  const { diaSemana, dia, mes } = localDay(fechaStr);
  return `${abbreviate(diaSemana)}, ${dia} ${abbreviate(mes)}`;
}

/** `sábado` */
export const formatWeekday = (fechaStr: string): string => localDay(fechaStr).diaSemana;

/** `sábado 14`; `sábado 14 de noviembre` if `near` is in another month. */
export function formatShortDay(fechaStr: string, near: string): string {
  const { diaSemana, dia, mes } = localDay(fechaStr);
  const isSameMonth = fechaStr.slice(3) === near.slice(3);
  return `${diaSemana} ${dia}${isSameMonth ? '' : ` de ${mes}`}`;
}

/** `sábado, 14 de noviembre de 2026` */
export function formatLongDay(fechaStr: string): string {
  return `${localDay(fechaStr).diaSemana}, ${formatDate(fechaStr)}`;
}

/** `noviembre de 2026` */
export function formatMonth(fechaStr: string): string {
  const { mes, ano } = localDay(fechaStr);
  return `${mes} de ${ano}`;
}

/** `14 de noviembre de 2026` */
export function formatDate(fechaStr: string): string {
  const { dia, mes, ano } = localDay(fechaStr);
  return `${dia} de ${mes} de ${ano}`;
}
