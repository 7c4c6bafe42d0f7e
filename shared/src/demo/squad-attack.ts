import { player } from './player';

/** Midfielders who were already here last season. */
export const mediocentros = [
  player('tena', {
    nombre: 'Martín',
    apellido1: 'Tena',
    apellido2: 'Robles',
    dorsal: 6,
    altura: 179,
    fecha_nac: '1996-03-19',
    posiciones: ['mc'],
    trayectoria:
      'El pivote que corre por los demás. Llegó del Sporting Los Molinos en la segunda temporada del club. Colecciona amarillas con la misma naturalidad con la que recupera balones.',
  }),
  player('rey', {
    nombre: 'Álvaro',
    apellido1: 'Rey',
    apellido2: 'Castaño',
    dorsal: 8,
    altura: 177,
    fecha_nac: '1999-08-08',
    posiciones: ['mc'],
    trayectoria:
      'Centrocampista de ida y vuelta. Se formó en la cantera del Atlético Robledal, donde llegó a debutar con el primer equipo. Reparte juego y encabeza casi siempre la lista de asistentes.',
  }),
  player('mora', {
    nombre: 'Hugo',
    apellido1: 'Mora',
    apellido2: 'Delgado',
    alias: 'Chispa',
    dorsal: 10,
    altura: 169,
    pie: 'Izquierdo',
    fecha_nac: '2000-06-24',
    posiciones: ['mc', 'del'],
    trayectoria:
      'El diez del equipo y el más bajito del vestuario. Creció jugando al fútbol sala y se le nota en cada control. Lanza todas las faltas que le dejan y alguna que no.',
  }),
  player('quintana', {
    nombre: 'Pablo',
    apellido1: 'Quintana',
    apellido2: 'Reyes',
    dorsal: 14,
    altura: 182,
    fecha_nac: '1997-05-02',
    posiciones: ['mc', 'def'],
    trayectoria:
      'Mediocentro con llegada y tesorero del club. Jugó en la UD La Alameda hasta 2021. Cuando falta un central se pone el primero en la lista de voluntarios.',
  }),
  player('ferreira', {
    nombre: 'Lucas',
    apellido1: 'Ferreira',
    dorsal: 16,
    altura: 175,
    pais: 'Portugal',
    fecha_nac: '2002-02-17',
    posiciones: ['mc'],
    trayectoria:
      'Nacido en Braga y vecino del barrio desde los doce años. Interior técnico que va ganando minutos cada temporada. Antes de llegar aquí jugaba con los juveniles del CF Sotillo.',
  }),
  player('villar', {
    nombre: 'Jorge',
    apellido1: 'Villar',
    apellido2: 'Otero',
    dorsal: 20,
    altura: 173,
    fecha_nac: '1994-12-28',
    posiciones: ['mc'],
    activo: false,
    trayectoria:
      'Interior de toque que estuvo cuatro temporadas en el equipo. Un traslado a Vigo lo alejó de los campos este verano. Mantiene su sitio en el grupo de mensajes y en la cena de Navidad.',
  }),
];

/** Forwards who were already here last season. */
export const delanteros = [
  player('soler', {
    nombre: 'Adrián',
    apellido1: 'Soler',
    apellido2: 'Vega',
    dorsal: 7,
    altura: 172,
    pie: 'Izquierdo',
    fecha_nac: '2001-03-12',
    posiciones: ['del', 'mc'],
    trayectoria:
      'Extremo zurdo que juega a pierna cambiada. Llegó desde la AD El Mirador hace tres veranos. Pocos laterales de la comarca quieren volver a verlo en carrera.',
  }),
  player('pons', {
    nombre: 'Marcos',
    apellido1: 'Pons',
    apellido2: 'Llorente',
    alias: 'Torito',
    dorsal: 9,
    altura: 183,
    fecha_nac: '1998-09-15',
    posiciones: ['del'],
    trayectoria:
      'Delantero centro y máximo goleador histórico del club. Debutó con veinte años y marcó a los cinco minutos. Remata todo lo que cae en el área y ayuda a los demás a llegar hasta ella.',
  }),
  player('cano', {
    nombre: 'Diego',
    apellido1: 'Cano',
    apellido2: 'Herrera',
    dorsal: 11,
    altura: 178,
    fecha_nac: '1999-10-31',
    posiciones: ['del'],
    trayectoria:
      'Extremo derecho vertical, de los que encaran siempre. Jugó en el Vegalba CF y en la Unión Fontana. Forma con Pons una pareja que se entiende sin mirarse.',
  }),
  player('ibarra', {
    nombre: 'Víctor',
    apellido1: 'Ibarra',
    apellido2: 'Nieto',
    dorsal: 17,
    altura: 180,
    fecha_nac: '1995-07-21',
    posiciones: ['del'],
    trayectoria:
      'El revulsivo del banquillo: varios de sus goles han llegado después del minuto ochenta. Profesor de Educación Física y responsable de los calentamientos.',
  }),
  player('zamora', {
    nombre: 'Emilio',
    apellido1: 'Zamora',
    apellido2: 'Crespo',
    alias: 'Milo',
    dorsal: 21,
    altura: 186,
    fecha_nac: '1989-04-06',
    posiciones: ['del'],
    activo: false,
    trayectoria:
      'Ariete de la vieja escuela, el primero que marcó un gol oficial con esta camiseta. Se retiró al final de la temporada pasada con un tanto en su último partido. Sigue viniendo a la grada todos los domingos.',
  }),
];

/** Midfielder and forward signed for the current season. */
export const mediocentroNuevo = player('calleja', {
  nombre: 'Andrés',
  apellido1: 'Calleja',
  apellido2: 'Pardo',
  dorsal: 18,
  altura: 176,
  fecha_nac: '2002-08-20',
  posiciones: ['mc'],
  trayectoria:
    'Mediocentro con buen disparo que llega este verano desde el CD Castañar. Compañero de instituto de Ferreira. Ya ha marcado a su antiguo equipo.',
});
export const delanteroNuevo = player('aldana', {
  nombre: 'Joel',
  apellido1: 'Aldana',
  apellido2: 'Campos',
  dorsal: 19,
  altura: 174,
  fecha_nac: '2005-01-16',
  posiciones: ['del', 'mc'],
  trayectoria:
    'El benjamín de la plantilla. Sube de la escuela municipal, donde fue máximo goleador de su grupo. Puede jugar en cualquiera de las tres posiciones de ataque.',
});
