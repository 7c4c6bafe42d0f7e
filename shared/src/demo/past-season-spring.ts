import type { DemoCalendar } from './calendar';
import { played } from './season-match';
import { amarilla, encaja, enPropia, gol, golDelRival, roja, sheet } from './sheet';
import type { DemoPartido } from './types';

/** Last eight matches of last season: four wins, one draw, three defeats. */
export function pastSeasonSpring({ past }: DemoCalendar): readonly DemoPartido[] {
  return [
    played({
      equipo: 'fontana',
      competicion: 'copa',
      fecha: past(-41, 'sabado'),
      hora: '17:30',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'marcilla uribe quintana ibarra',
        eventos: [
          encaja(9),
          encaja(38),
          amarilla(44, 'ayala'),
          gol(58, 'pons', 'derecha', 'rey'),
          gol(79, 'mora', 'falta'),
          gol('90+3', 'ibarra', 'cabeza', 'luque'),
        ],
        mvp: 'ibarra',
      }),
    }),
    played({
      equipo: 'molinos',
      competicion: 'liga',
      fecha: past(-39, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'marcilla / luque vidal benavente ortega / tena rey villar / soler pons cano',
        banquillo: 'quintana mora ferreira zamora',
        eventos: [gol(27, 'rey', 'derecha', 'pons'), amarilla(59, 'villar'), encaja(81)],
        mvp: 'rey',
      }),
    }),
    played({
      equipo: 'cantera',
      competicion: 'liga',
      fuera: true,
      fecha: past(-37, 'sabado'),
      hora: '16:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala uribe / tena quintana mora / soler pons ibarra',
        banquillo: 'ortega villar ferreira',
        eventos: [encaja(22), amarilla(35, 'mora'), roja(48, 'vidal'), encaja(61), encaja(88)],
        mvp: 'bravo',
      }),
    }),
    played({
      equipo: 'barriosur',
      competicion: 'liga',
      fecha: past(-35, 'domingo'),
      hora: '11:30',
      acta: sheet({
        once: 'bravo / luque benavente ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'marcilla uribe quintana ferreira zamora',
        eventos: [
          gol(13, 'pons', 'derecha', 'mora'),
          golDelRival(30),
          encaja(53),
          gol(67, 'cano', 'izquierda', 'pons'),
          gol(84, 'ferreira', 'derecha', 'rey'),
        ],
        mvp: 'mora',
      }),
    }),
    played({
      equipo: 'robledal',
      competicion: 'liga',
      fuera: true,
      fecha: past(-33, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque uribe ayala ortega / tena rey villar / soler pons cano',
        banquillo: 'vidal mora ibarra',
        eventos: [
          gol(19, 'soler', 'izquierda', 'ortega'),
          enPropia(47),
          amarilla(63, 'tena'),
          encaja(75),
        ],
        mvp: 'soler',
      }),
    }),
    played({
      equipo: 'cantera',
      competicion: 'copa',
      fecha: past(-31, 'sabado'),
      hora: '18:00',
      acta: sheet({
        once: 'marcilla / luque vidal ayala ortega / quintana rey mora / soler pons cano',
        banquillo: 'bravo tena ibarra zamora',
        eventos: [
          encaja(16),
          encaja(42),
          gol(69, 'pons', 'penalti'),
          amarilla(85, 'cano'),
          amarilla('90+4', 'rey'),
        ],
        mvp: 'pons',
      }),
    }),
    played({
      equipo: 'pinar',
      competicion: 'liga',
      fecha: past(-28, 'domingo'),
      hora: '11:00',
      acta: sheet({
        once: 'bravo / luque vidal benavente ortega / tena rey mora / cano pons ibarra',
        banquillo: 'ayala villar ferreira zamora',
        eventos: [
          gol(6, 'pons', 'cabeza', 'cano'),
          gol(39, 'rey', 'derecha', 'mora'),
          encaja(56),
          gol(73, 'pons', 'derecha', 'ibarra'),
        ],
        mvp: 'rey',
      }),
    }),
    played({
      equipo: 'fontana',
      competicion: 'liga',
      fuera: true,
      fecha: past(-24, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque benavente ayala ortega / tena villar mora / soler zamora cano',
        banquillo: 'marcilla vidal quintana pons',
        eventos: [
          gol(34, 'villar', 'izquierda', 'soler'),
          encaja(50),
          amarilla(58, 'benavente'),
          gol(82, 'zamora', 'cabeza', 'mora'),
        ],
        mvp: 'zamora',
      }),
    }),
  ];
}
