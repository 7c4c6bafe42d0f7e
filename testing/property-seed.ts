import fc from 'fast-check';

/*
 * Property tests draw the same cases each time: what failed yesterday fails today, and what is green stays green until
 * somebody changes it. Others by will: `CLUB_SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ seed: Number(process.env['CLUB_SEED'] ?? 20_261_121) });
