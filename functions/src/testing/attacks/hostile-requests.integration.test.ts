import { startPagina } from '../start-pages';
import { describeHostileRequests } from './hostile-requests';

describeHostileRequests(startPagina);
