import { ROOT } from './build/index';
import { workflowProblems } from './check/workflows';

const problems = await workflowProblems(ROOT);
if (problems.length > 0) console.log(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
