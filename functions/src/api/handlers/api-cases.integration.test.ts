import { endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { API_CASES } from '../../../../shared/src/testing/api-cases';
import { forAllTests } from '../../testing/standing';
import { startApi } from '../../testing/start-api';

const api = forAllTests(startApi);

it('answers as the panel’s tests expect', async () => {
  const ids: Record<string, string> = {};
  for (const { call, id, body, creates, status, answer } of API_CASES) {
    const answered = await api.call(endpoints[call], {
      ...(id && { id: id(ids) }),
      ...(body && { body: { ...body(ids) } }),
    });
    expect(answered, call).toMatchObject({ status, body: answer });
    if (creates !== undefined && '_id' in answered.body) ids[creates] = String(answered.body._id);
  }
});
