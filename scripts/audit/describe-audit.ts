import type { Auditoria, Difference } from '@club/shared';

const line = (
  sign: string,
  { lugar, id, campo, esperado: expected, guardado: stored }: Difference,
) =>
  `  ${sign} ${lugar} ${id}, ${campo}: según las fichas ${JSON.stringify(expected)}, guardado ${JSON.stringify(stored)}`;

/** The audit of a season as lines for the terminal. Manual corrections are marked `ajuste`. */
export function describeAudit(auditoria: Auditoria): string[] {
  const { temporada_nombre: nombre, diferencias, ajustes } = auditoria;
  const count = diferencias.length;
  const verdict =
    count === 0 ? 'todo coincide' : count === 1 ? '1 diferencia' : `${String(count)} diferencias`;
  return [
    `${nombre}: ${verdict}`,
    ...diferencias.map((difference) => line('✗', difference)),
    ...ajustes.map((ajuste) => line('ajuste:', ajuste)),
  ];
}
