/** Matches copied from a spreadsheet: two with a new rival, and one with an invalid date. */
export const PASTED_MATCHES = [
  'Fecha;Hora;Rival;Local/Visitante;Competición;Campo',
  '3/5/2031;18:30;Deportivo Pegado;L;Liga Pegada;La Vega',
  '10/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
  '45/5/2031;12:00;Deportivo Pegado;V;Liga Pegada;Otro campo',
].join('\n');
