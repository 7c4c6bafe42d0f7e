import { startPagina } from '../start-pagina';
import { describeHostileRequests } from './hostile-requests';

describeHostileRequests(startPagina);
