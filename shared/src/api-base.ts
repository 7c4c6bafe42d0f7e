/** Path under which all calls live. */
export const API_BASE = '/b-api';
