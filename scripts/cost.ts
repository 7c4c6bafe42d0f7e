import { costTable, monthlyCost, SIZES } from './ops/monthly-cost';

/** Prints the table of docs/desplegar.md, or a row for each number of fans that is given. */
const asked = process.argv.slice(2).map(Number).filter(Number.isFinite);
console.log(costTable((asked.length > 0 ? asked : SIZES).map(monthlyCost)));
