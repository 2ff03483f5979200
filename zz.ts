import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const c = await b.newContext({ viewport:{width:390,height:844} });
const p = await c.newPage();
await p.goto('http://localhost:4790/mailbox'); await p.waitForTimeout(1500);
await p.getByText('Please read and accept our agreement').first().click(); await p.waitForTimeout(1200);
await p.screenshot({path:'/tmp/w/i-mail-p.png', fullPage:true});
let url='';
for (const f of p.frames()) { const t = await f.content(); const m = t.match(/\/agreement\/[0-9A-Z-]{19}/); if(m) url=m[0]; }
console.log(url);
for (const [lang,pre] of [['en',''],['es','/es']] as const) for (const [w,n] of [[390,'p'],[1440,'d']] as const){
 const q = await (await b.newContext({viewport:{width:w,height:900}})).newPage();
 await q.goto('http://localhost:4790'+pre+url); await q.waitForTimeout(4000);
 await q.screenshot({path:`/tmp/w/i-agr-${lang}-${n}.png`, fullPage:true});
}
await b.close();
