import type { Auditoria, Diferencia } from '@club/shared';

const line = (sign: string, { lugar, id, campo, esperado, guardado }: Diferencia) =>
  `  ${sign} ${lugar} ${id}, ${campo}: según las fichas ${JSON.stringify(esperado)}, guardado ${JSON.stringify(guardado)}`;

/** The audit of a season as lines for the terminal. Manual corrections are marked `ajuste`. */
export function describeAudit(auditoria: Auditoria): string[] {
  const { temporada_nombre: nombre, diferencias, ajustes } = auditoria;
  const count = diferencias.length;
  const verdict =
    count === 0 ? 'todo coincide' : count === 1 ? '1 diferencia' : `${String(count)} diferencias`;
  return [
    `${nombre}: ${verdict}`,
    ...diferencias.map((diferencia) => line('✗', diferencia)),
    ...ajustes.map((ajuste) => line('ajuste:', ajuste)),
  ];
}
