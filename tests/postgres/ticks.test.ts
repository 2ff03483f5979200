import { expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, SLOW_MS } from '../support/project.ts';

describeProject('while the clock ticks', (project) => {
  test('visitors can submit while 8,000 requests are overdue', { timeout: SLOW_MS }, async () => {
    project.run(
      'postgres',
      `insert into haulers (name, email, phone, ${papers.columns})
       select 'Hauler ' || n, 'hauler.' || n || '@example.com', (2135550100 + n)::text, ${papers.values}
       from generate_series(1, 50) as n;
       -- Offered by hand: the wave of each request would take longer than the test.
       update dispatch_settings set dispatch_on = false;
       insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, created_at)
       select '{Furniture Removal}', '1 A St', '90028', 'Ana', (2130000000 + n)::text, true, now() - interval '3 days'
       from generate_series(1, 8000) as n;
       insert into job_offers (lead_id, hauler_id, offered_at, expires_at)
       select leads.id, haulers.id, now() - interval '2 days', now() - interval '1 day'
       from leads, haulers where haulers.name in ('Hauler 1', 'Hauler 2');
       update dispatch_settings set dispatch_on = true`,
    );
    const clock = project.begin('postgres');
    let isTicking = true;
    const ticked = clock
      .run('select private.tick()')
      .then(() => clock.commit())
      .finally(() => {
        isTicking = false;
      });

    let submitted = 0;
    while (isTicking) {
      const visitor = project.begin('anon');
      // The statement timeout of visitors in a hosted project.
      await visitor.run(`set local statement_timeout = '3s'; ${insertLead().sql}`);
      await visitor.commit();
      submitted++;
    }
    await ticked;

    expect(submitted).toBeGreaterThan(0);
  });
});
