import { startPages } from '../start-pages';
import { describeHostileRequests } from './hostile-requests';

describeHostileRequests(startPages);
