import { createHash } from 'node:crypto';
import { compileWorkflow } from '/work/main/compiler/compile.ts';
import { fixtureHost } from '/work/main/tests/compiler/fixture-host.ts';
const steps = Array.from({length: 10000}, (_, i) => ({id:`step_${i}`, title:`Step ${i}`, promptBlocks: { goal: 'Do it', constraints: ['a','b', {kind:'ref', refId:'wr.refs.notes_first'}], procedure: ['one','two'] }}));
const text = JSON.stringify({ id:'project.big', name:'n', description:'d', version:'1.0.0', steps });
for (let i=0;i<4;i++){ const t=performance.now(); const r = compileWorkflow({file:'x',text,sourceKind:'project'}, fixtureHost); console.log(text.length, r.diagnostics.length, performance.now()-t); }
const many = Array.from({length: 1000}, (_, w) => JSON.stringify({ id:`project.w${w}`, name:'n', description:'d', version:'1.0.0', steps: steps.slice(0,30) }));
{ const t=performance.now(); for (const text of many) compileWorkflow({file:'x',text,sourceKind:'project'}, fixtureHost); console.log('1000x30', performance.now()-t); }
// errors: 10,000 bad steps on one line
const bad = JSON.stringify({ id:'project.big', name:'n', description:'d', version:'1.0.0', steps: steps.map(s => ({...s, titel: 'x'})) });
{ const t=performance.now(); const r = compileWorkflow({file:'x',text:bad,sourceKind:'project'}, fixtureHost); console.log('bad', r.diagnostics.length, performance.now()-t); }
const spaces = JSON.stringify({ id:'project.big', name:'n', description:'d', version:'1.0.0', steps: [{id:'a',title:'a',prompt:'{{wr.'+' '.repeat(1e6)+'x'+ '{{wr.'.repeat(1e5)}] });
{ const t=performance.now(); const r = compileWorkflow({file:'x',text:spaces,sourceKind:'project'}, fixtureHost); console.log('tokens', r.diagnostics.length, performance.now()-t); }
