/** Rules of this house that the linter does not bring. */
const noAsyncWait = {
  create: (context) => ({
    CallExpression({ callee, arguments: [waiting] }) {
      if (callee.property?.name !== 'waitForFunction' || waiting?.async !== true) return;
      context.report({
        node: waiting,
        message:
          'Playwright takes the promise itself for a yes: waitFor (scripts/platform) with page.evaluate.',
      });
    },
  }),
};

export default {
  meta: { name: 'club' },
  rules: { 'no-async-wait': noAsyncWait },
};
