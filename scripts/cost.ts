import {
  avisosCost,
  avisosTable,
  costTable,
  DEVICES,
  monthlyCost,
  SIZES,
} from './ops/monthly-cost';

/**
 * Prints a table of docs/desplegar.md (`--avisos`: the one for notifications), or a row for each given number of fans
 * or devices.
 */
const [first, ...rest] = process.argv.slice(2);
const isAvisos = first === '--avisos';
const asked = (isAvisos ? rest : [first, ...rest]).map(Number).filter(Number.isFinite);
const given = <T extends readonly number[]>(standard: T) => (asked.length > 0 ? asked : standard);
console.log(
  isAvisos ? avisosTable(given(DEVICES).map(avisosCost)) : costTable(given(SIZES).map(monthlyCost)),
);
