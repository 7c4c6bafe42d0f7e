/** What is full and what to do about it, by collection, or by document path. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  'publico/club': 'la lista de temporadas está llena. Borra temporadas antiguas',
  'publico/plantilla': 'la plantilla está llena. Borra jugadores que ya no están en el club',
  'publico/historia': 'la historia del club está llena. Borra temporadas antiguas',
  privado: 'la lista de jugadores está llena. Borra jugadores que ya no están en el club',
  calendarios: 'el calendario de la temporada está lleno. Borra partidos o crea otra temporada',
  estadisticas_equipo: 'las estadísticas de la temporada están llenas. Crea otra temporada',
  estadisticas_jugadores:
    'las estadísticas de jugadores de la temporada están llenas. Crea otra temporada o borra jugadores',
  partidos: 'la ficha del partido es demasiado larga. Quita sucesos',
  directo: 'el directo es demasiado largo. Finaliza el partido y completa su ficha después',
  noticias: 'la noticia es demasiado larga. Acórtala o divídela en dos',
};

/** Spanish text about what is full and what to do, by the path of the full document. */
export function describeFull(path: string): string {
  const [collection = ''] = path.split('/');
  return WHAT_TO_DO[path] ?? WHAT_TO_DO[collection] ?? 'hay demasiados datos juntos';
}
