import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { PostWords } from '../../shapes/post-words';

export const words = {
  metaTitle: 'Garage Cleanout vs. Dumpster Rental',
  metaDescription:
    'Garage cleanout or dumpster rental? Compare lifting, time, space and sorting, measure your pile in cubic yards, then pick what fits.',
  content: `
<p>There are two ways to empty a full garage. A crew comes, carries everything to a truck and drives off. Or a steel box sits in your driveway, and you fill it yourself. Both work. The better one depends on who does the lifting, how long you need and what is in the pile.</p>

<h2>How each one works</h2>
<p>In a garage cleanout, local haulers do the carrying, sorting and loading. You just say what stays. A garage typically takes 2–4 hours.</p>
<p>With a dumpster rental, a truck sets down an open container and leaves. You load it over several days. Then the truck returns for it. The work, the sorting and the rules about what goes in are yours.</p>

<h2>Side by side</h2>
<table>
<thead>
<tr><th scope="col">Question</th><th scope="col">Garage cleanout</th><th scope="col">Dumpster rental</th></tr>
</thead>
<tbody>
<tr><th scope="row">Who lifts</th><td>The hauler’s crew</td><td>You and your friends</td></tr>
<tr><th scope="row">Time on site</th><td>Hours</td><td>Days, sometimes weeks</td></tr>
<tr><th scope="row">Space needed</th><td>A place for a truck to stop</td><td>A flat, firm spot and overhead room for the drop</td></tr>
<tr><th scope="row">Street permit</th><td>Rarely a question</td><td>Cities may ask for one if it’s on the street</td></tr>
<tr><th scope="row">Sorting for reuse</th><td>Items can be set aside while loading</td><td>Up to you, before it goes in</td></tr>
<tr><th scope="row">Basis of the price</th><td>Volume, weight and type of items</td><td>Container size, days, and a weight allowance</td></tr>
<tr><th scope="row">Heavy, uniform debris</th><td>Possible; tell the hauler first</td><td>Often the better tool</td></tr>
<tr><th scope="row">Change of mind</th><td>Easy until the item is on the truck</td><td>Easy only if it is near the top</td></tr>
</tbody>
</table>

<h2>Work out your volume first</h2>
<p>You need a rough number for either choice. Haulers and container companies both think in cubic yards. One cubic yard is 27 cubic feet, a cube three feet on each side. Picture a washing machine with some air around it.</p>
<ol>
<li>Push what you’re keeping to one side, in your mind or for real.</li>
<li>Measure the floor under the rest: length times width, in feet.</li>
<li>Estimate the average height of the pile, not its peak.</li>
<li>Multiply the three numbers, then divide by 27.</li>
</ol>
<p>Take a two-car garage of 20 by 20 feet as a worked example. Half the floor is covered, two feet deep on average. That makes 200 square feet times two, or 400 cubic feet. Divide by 27 and you get about 15 cubic yards. Boxes shrink when you flatten them and shelves shrink when you take them apart, so the real load is often smaller.</p>
<p>Rental companies commonly list open containers of 10, 20, 30 and 40 cubic yards. Loads must stay level with the rim so that the cover closes for the road. A low weight allowance can be used up long before the box looks full, especially with soil, tile or wet wood.</p>

<h2>When a dumpster is the better choice</h2>
<p>Rent the box if several of these are true:</p>
<ul>
<li>The work runs over a week or more, such as a remodel you do yourself.</li>
<li>Debris comes in stages and you can’t say when the next load is ready.</li>
<li>You have strong helpers and enjoy deciding piece by piece.</li>
<li>Most of the load is one material: roofing, drywall, lumber, dirt.</li>
<li>Your driveway is flat, wide and free of low branches and wires.</li>
</ul>
<p>Ask four questions before you sign. Find out the weight allowance and what happens above it. Get the list of banned items. Ask how many days are included. Check who is responsible for cracks in the driveway. Thick planks or plywood under the wheels spread the load.</p>

<h2>When a cleanout is the better choice</h2>
<p>Book a crew if this sounds closer to home:</p>
<ul>
<li>The garage is mixed: furniture, toys, tools, an old fridge, boxes no one has opened.</li>
<li>Lifting isn’t safe for you, or no one can help.</li>
<li>Cars need the driveway, or you share it with neighbors.</li>
<li>An HOA objects to containers in view. Ask yours what it allows.</li>
<li>The street is steep or narrow, as in many hillside neighborhoods.</li>
<li>A closing date or a move leaves you with one free day.</li>
</ul>
<p>Mixed loads are where a crew saves the most effort. A good chair can be donated, and a pile of scrap metal recycled. Haulers put donation and recycling first. If it’s more than one truck holds, ask on the first call what happens with the rest. The details are under <a href="/services/garage-cleanouts">garage cleanouts</a>. For a remodel, compare with <a href="/services/construction-debris">construction debris</a>.</p>

<h2>When you need neither</h2>
<p>Some garages only look full. Spend one Saturday on these before you pay anyone:</p>
<ul>
<li>Flatten cardboard and put it in the recycling bin over two or three weeks.</li>
<li>Hold a yard sale, or list tools, bikes and sports gear online.</li>
<li>Call a charity about clean furniture and working household goods.</li>
<li>Ask your city about bulky-item pickup for the last one or two big things.</li>
<li>Take scrap metal to a recycler if you own a pickup.</li>
</ul>
<p>What’s left may fit in your own car. If it fits in your bins, wait for trash day.</p>

<h2>What neither one will take</h2>
<p>Garages collect exactly the things that can’t go in a truck or a dumpster: liquid paint, solvents, pool chemicals, pesticides, motor oil, gasoline, ammunition and propane tanks, empty ones too. Leave them where they are, closed and in their original containers, and make a list of what’s there. The FAQ says <a href="/faq#hazardous-waste">where they go</a>, and <a href="https://www.paintcare.org/">PaintCare</a> drop-off sites take leftover house paint, stain and varnish free of charge. Don’t touch a container you don’t know; if it’s leaking, fuming or smells, stay away and call 911. For ammunition, ask the local police or sheriff’s department.</p>
<p>Electronics need their own pile. California doesn’t allow TVs, monitors, batteries or fluorescent tubes in ordinary trash, so keep them out of a dumpster. Haulers take <a href="/services/electronics-disposal">electronics</a> to certified e-waste handlers. Take loose batteries to a battery drop-off, with the terminals taped. Old fridges and freezers contain refrigerant, so mention them when you book. Keep them in the garage with the door locked until the truck comes: leaving them with their doors on where children can reach them is dangerous and against California law.</p>

<h2>A plan that works for both</h2>
<ol>
<li>Walk through with your phone and take five photos, including the ceiling racks.</li>
<li>Make three zones on the floor with tape: keep, give away, go. Leave hazardous things where they are.</li>
<li>Start at the door and work inward, so that you always have a clear path.</li>
<li>Open every box. Papers, photos and cash are easy to miss under holiday lights.</li>
<li>Wipe personal data from old phones and computers.</li>
<li>Measure the “go” zone and decide with the table above.</li>
</ol>
<p>If you choose a crew, <a href="/book">request a free quote</a> and add the photos. The form takes about 60 seconds, and a local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). The final price is set on inspection, before loading. If you still can’t decide, <a href="/contact">send us a message</a> and describe the garage. Answers to common questions are in the <a href="/faq">FAQ</a>.</p>
`,
} satisfies PostWords;
