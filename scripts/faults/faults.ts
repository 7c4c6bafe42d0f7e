import { DOMAIN_FAULTS } from './domain-faults';
import type { Fault } from './fault';
import { SCRIPT_FAULTS } from './script-faults';
import { SERVER_FAULTS } from './server-faults';
import { WEB_FAULTS } from './web-faults';

/** Forty faults in all layers, each with the test that must notice it. */
export const FAULTS: readonly Fault[] = [
  ...DOMAIN_FAULTS,
  ...SERVER_FAULTS,
  ...WEB_FAULTS,
  ...SCRIPT_FAULTS,
];
