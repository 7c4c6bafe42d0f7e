import type { DemoCalendar } from './calendar';
import { enCasa, fuera } from './season-match';
import type { DemoPartido } from './types';

/** The matches of last season: nine wins, three draws, four defeats. */
export function pastSeason({ past }: DemoCalendar): readonly DemoPartido[] {
  return [
    enCasa('amistoso', 'robledal', past(-58, 'sabado'), '18:00', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano / marcilla quintana ibarra zamora',
      eventos:
        '11 encaja, 24 gol pons cabeza luque, 52 encaja, 60 amarilla tena, 78 gol zamora derecha mora',
      mvp: 'pons',
    }),
    fuera('liga', 'sotillo', past(-56, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey villar / soler pons cano / mora uribe ferreira ibarra',
      eventos:
        '8 gol cano derecha rey, 36 gol pons penalti, 41 amarilla vidal, 57 encaja, 83 gol ibarra derecha mora',
      mvp: 'cano',
    }),
    enCasa('liga', 'alameda', past(-54, 'domingo'), '11:30', {
      convocados:
        'bravo / luque benavente ayala ortega / tena rey mora / soler pons cano / marcilla vidal quintana zamora',
      eventos:
        '15 gol soler izquierda mora, 32 gol pons derecha cano, 49 gol pons cabeza rey, 66 amarilla ortega, 90+1 gol quintana otro zamora',
      mvp: 'pons',
    }),
    fuera('copa', 'pinar', past(-53, 'sabado'), '17:00', {
      convocados:
        'marcilla / luque vidal benavente ortega / quintana rey mora / soler zamora cano / bravo tena pons ferreira',
      eventos: '20 gol mora falta, 45+1 encaja, 71 gol pons izquierda soler, 80 amarilla quintana',
      mvp: 'mora',
    }),
    enCasa('liga', 'riofrio', past(-51, 'sabado'), '16:30', {
      convocados:
        'bravo / luque vidal ayala uribe / tena quintana villar / soler pons cano / ortega mora ibarra',
      eventos: '55 amarilla uribe, 74 amarilla pons',
      mvp: 'bravo',
    }),
    fuera('liga', 'castanar', past(-50, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey mora / soler pons ibarra / benavente villar ferreira cano',
      eventos:
        '18 encaja, 33 amarilla luque, 40 gol soler izquierda, 62 dobleAmarilla luque, 77 encaja',
      mvp: 'soler',
    }),
    enCasa('liga', 'mirador', past(-48, 'domingo'), '11:00', {
      convocados:
        'bravo / uribe vidal ayala ortega / tena rey mora / soler pons cano / marcilla quintana villar zamora',
      eventos: '5 encaja, 51 gol vidal corner mora, 68 amarilla tena, 86 gol zamora cabeza ortega',
      mvp: 'vidal',
    }),
    fuera('liga', 'vegalba', past(-43, 'domingo'), '12:30', {
      convocados:
        'bravo / luque benavente ayala ortega / quintana rey villar / cano pons mora / vidal tena ferreira soler ibarra',
      eventos: '29 amarilla benavente, 64 golDelRival, 90+3 amarilla bravo',
      mvp: 'ayala',
    }),
    enCasa('copa', 'fontana', past(-41, 'sabado'), '17:30', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano / marcilla uribe quintana ibarra',
      eventos:
        '9 encaja, 38 encaja, 44 amarilla ayala, 58 gol pons derecha rey, 79 gol mora falta, 90+3 gol ibarra cabeza luque',
      mvp: 'ibarra',
    }),
    enCasa('liga', 'molinos', past(-39, 'domingo'), '12:00', {
      convocados:
        'marcilla / luque vidal benavente ortega / tena rey villar / soler pons cano / quintana mora ferreira zamora',
      eventos: '27 gol rey derecha pons, 59 amarilla villar, 81 encaja',
      mvp: 'rey',
    }),
    fuera('liga', 'cantera', past(-37, 'sabado'), '16:00', {
      convocados:
        'bravo / luque vidal ayala uribe / tena quintana mora / soler pons ibarra / ortega villar ferreira',
      eventos: '22 encaja, 35 amarilla mora, 48 roja vidal, 61 encaja, 88 encaja',
      mvp: 'bravo',
    }),
    enCasa('liga', 'barriosur', past(-35, 'domingo'), '11:30', {
      convocados:
        'bravo / luque benavente ayala ortega / tena rey mora / soler pons cano / marcilla uribe quintana ferreira zamora',
      eventos:
        '13 gol pons derecha mora, 30 golDelRival, 53 encaja, 67 gol cano izquierda pons, 84 gol ferreira derecha rey',
      mvp: 'mora',
    }),
    fuera('liga', 'robledal', past(-33, 'domingo'), '12:00', {
      convocados:
        'bravo / luque uribe ayala ortega / tena rey villar / soler pons cano / vidal mora ibarra',
      eventos: '19 gol soler izquierda ortega, 47 enPropia, 63 amarilla tena, 75 encaja',
      mvp: 'soler',
    }),
    enCasa('copa', 'cantera', past(-31, 'sabado'), '18:00', {
      convocados:
        'marcilla / luque vidal ayala ortega / quintana rey mora / soler pons cano / bravo tena ibarra zamora',
      eventos: '16 encaja, 42 encaja, 69 gol pons penalti, 85 amarilla cano, 90+4 amarilla rey',
      mvp: 'pons',
    }),
    enCasa('liga', 'pinar', past(-28, 'domingo'), '11:00', {
      convocados:
        'bravo / luque vidal benavente ortega / tena rey mora / cano pons ibarra / ayala villar ferreira zamora',
      eventos:
        '6 gol pons cabeza cano, 39 gol rey derecha mora, 56 encaja, 73 gol pons derecha ibarra',
      mvp: 'rey',
    }),
    fuera('liga', 'fontana', past(-24, 'domingo'), '12:00', {
      convocados:
        'bravo / luque benavente ayala ortega / tena villar mora / soler zamora cano / marcilla vidal quintana pons',
      eventos:
        '34 gol villar izquierda soler, 50 encaja, 58 amarilla benavente, 82 gol zamora cabeza mora',
      mvp: 'zamora',
    }),
  ];
}
