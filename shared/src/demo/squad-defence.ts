import { player } from './player';

/** Goalkeepers of the demo. */
export const porteros = [
  player('bravo', {
    nombre: 'Nicolás',
    apellido1: 'Bravo',
    apellido2: 'Ibáñez',
    dorsal: 1,
    altura: 188,
    fecha_nac: '1995-04-11',
    posiciones: ['por'],
    trayectoria:
      'Portero del equipo desde el primer partido, en 2018. Antes jugó seis años en las categorías inferiores del Racing Riofrío. Seguro por alto y buen lanzador de penaltis en los entrenamientos, aunque nadie le deja tirarlos los domingos.',
  }),
  player('marcilla', {
    nombre: 'Teo',
    apellido1: 'Marcilla',
    apellido2: 'Rubio',
    dorsal: 13,
    altura: 184,
    pie: 'Izquierdo',
    fecha_nac: '2003-09-30',
    posiciones: ['por'],
    trayectoria:
      'Llegó al club recién cumplidos los veinte después de formarse en la escuela municipal. Alterna la portería con los estudios de Enfermería y aprieta a Bravo en cada entrenamiento.',
  }),
];

/** Defenders who were already here last season. */
export const defensas = [
  player('luque', {
    nombre: 'Iván',
    apellido1: 'Luque',
    apellido2: 'Cortés',
    dorsal: 2,
    altura: 176,
    fecha_nac: '1998-01-22',
    posiciones: ['def'],
    trayectoria:
      'Lateral derecho de largo recorrido. Empezó de extremo en el CD Castañar y retrasó su posición al llegar a la Encina. Es el jugador con más centros al área de la plantilla.',
  }),
  player('ortega', {
    nombre: 'Rubén',
    apellido1: 'Ortega',
    apellido2: 'Salas',
    dorsal: 3,
    altura: 174,
    pie: 'Izquierdo',
    fecha_nac: '1996-07-05',
    posiciones: ['def'],
    trayectoria:
      'Lateral izquierdo y uno de los fundadores del equipo. Pasó dos temporadas en el Vegalba CF por trabajo y volvió a casa en cuanto pudo.',
  }),
  player('vidal', {
    nombre: 'Samuel',
    apellido1: 'Vidal',
    apellido2: 'Ferrer',
    dorsal: 4,
    altura: 185,
    fecha_nac: '1997-11-18',
    posiciones: ['def'],
    trayectoria:
      'Central contundente que jugó en juveniles con La Cantera 1987. Una lesión de rodilla lo tuvo parado un año entero y regresó más fuerte. Peligroso en los córners a favor.',
  }),
  player('ayala', {
    nombre: 'Gonzalo',
    apellido1: 'Ayala',
    apellido2: 'Prieto',
    alias: 'Gonzo',
    dorsal: 5,
    altura: 187,
    fecha_nac: '1993-02-14',
    posiciones: ['def', 'mc'],
    trayectoria:
      'Capitán y cofundador del club. Reunió al primer grupo de amigos en 2018 y desde entonces no se ha perdido una pretemporada. Central de voz potente, puede adelantarse al mediocentro cuando hace falta cerrar un partido.',
  }),
  player('uribe', {
    nombre: 'Aitor',
    apellido1: 'Uribe',
    apellido2: 'Lasa',
    dorsal: 15,
    altura: 181,
    fecha_nac: '2000-05-27',
    posiciones: ['def', 'mc'],
    trayectoria:
      'Se mudó a la comarca por estudios y se quedó por el equipo. Se formó como mediocentro en el norte y aquí cubre cualquier hueco de la defensa. Su zurdazo lejano en el amistoso de su debut todavía se recuerda, aunque es diestro.',
  }),
  player('benavente', {
    nombre: 'Óscar',
    apellido1: 'Benavente',
    apellido2: 'Gil',
    dorsal: 22,
    altura: 180,
    fecha_nac: '1988-10-03',
    posiciones: ['def'],
    activo: false,
    trayectoria:
      'Repartió calma en el centro de la defensa desde la fundación del club. Colgó las botas al terminar la temporada pasada y ahora ayuda al cuerpo técnico. Jugó antes en el Deportivo Pinar Alto.',
  }),
];

/** Defender signed for the current season. */
export const defensaNuevo = player('sanchis', {
  nombre: 'Darío',
  apellido1: 'Sanchis',
  apellido2: 'Peris',
  dorsal: 12,
  altura: 178,
  fecha_nac: '2001-12-09',
  posiciones: ['def'],
  trayectoria:
    'Fichaje de este verano, procedente de la Unión Fontana. Lateral rápido que puede jugar en las dos bandas. Es primo de Quintana, que lo convenció tras dos meses de mensajes.',
});
