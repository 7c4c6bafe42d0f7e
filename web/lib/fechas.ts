import { localDate } from '@club/shared';

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
 * An instant's day in Madrid in words. From our own words, not from `Intl`: server and browsers have different versions
 * of it, and what they write must be the same to the letter (docs/decisions/0008).
 */
function localDay(instant: string): LocalDay {
  const [ano = '', mes = '', dia = ''] = localDate(new Date(instant)).split('-');
  const weekday = new Date(Date.UTC(Number(ano), Number(mes) - 1, Number(dia))).getUTCDay();
  return {
    dia: String(Number(dia)),
    mes: MESES[Number(mes) - 1] ?? '',
    ano,
    diaSemana: DIAS[weekday] ?? '',
  };
}

/** Spanish abbreviates to three letters, septiembre to four. */
const abbreviate = (word: string) => word.slice(0, word === 'septiembre' ? 4 : 3);

/** `sáb, 14 nov` */
export function formatDay(instant: string): string {
  const { diaSemana, dia, mes } = localDay(instant);
  return `${abbreviate(diaSemana)}, ${dia} ${abbreviate(mes)}`;
}

/** `sábado, 14 de noviembre de 2026` */
export function formatLongDay(instant: string): string {
  return `${localDay(instant).diaSemana}, ${formatDate(instant)}`;
}

/** `14 de noviembre de 2026` */
export function formatDate(instant: string): string {
  const { dia, mes, ano } = localDay(instant);
  return `${dia} de ${mes} de ${ano}`;
}
