import type { PostWords } from '../../shapes/post-words';

export const words = {
  metaTitle: 'Get Rid of Old Furniture in Los Angeles',
  metaDescription:
    'Old furniture in Los Angeles: what sells, what charities turn down, free bulky-item pickup, mattress recycling and when to book a hauler.',
  content: `
<p>There are more ways to get rid of an old sofa than most people think, and several are free. Someone may want it, a charity or a reuse store may take it, and your city may pick it up if you ask. A hauler helps when those options are closed, too slow or too much lifting. Start with three steps: check, measure, choose.</p>

<h2>Step 1: Check the condition in good light</h2>
<p>Pull the piece away from the wall and look at it the way a stranger would. Open every drawer. Sit on it. Turn over the cushions. Then put it in one of three groups.</p>
<ul>
<li><strong>Good:</strong> clean, sturdy and complete, with no smell of smoke or pets.</li>
<li><strong>Fixable:</strong> a loose leg, a scratch, a missing knob or a faded seat.</li>
<li><strong>Done:</strong> broken frame, deep stains, rips, mold or a sagging base.</li>
</ul>
<p>Two problems end the search for a new owner. Bed bugs are the first. Never sell or give away a piece with signs of them. Wrap it in plastic, mark it clearly and tell anyone who will carry it. Recalls are the second. The U.S. Consumer Product Safety Commission keeps a public recall list, and dressers and cribs turn up on it. Drop-side cribs can no longer be sold in the United States, so don’t pass one on.</p>

<h2>Step 2: Measure before you promise</h2>
<p>Los Angeles has plenty of walk-up apartments, narrow hillside streets and bungalows with small doors. Write down the height, width and depth of the piece. Do the same for the door, the stair landing and the elevator. Buyers ask for these numbers, and so do haulers.</p>
<p>Take off what comes off: legs, cushions, shelves, bed slats. Empty drawers weigh less and stay shut with painter’s tape. Put screws in a bag and tape it inside the piece.</p>

<h2>Step 3: Choose a route</h2>
<table>
<thead>
<tr><th scope="col">What you have</th><th scope="col">Best first try</th><th scope="col">If that fails</th></tr>
</thead>
<tbody>
<tr><th scope="row">Solid wood table or dresser, good shape</th><td>Sell it online or to a used-furniture shop</td><td>Offer it to a reuse store</td></tr>
<tr><th scope="row">Clean sofa or armchair</th><td>Ask a local charity whether it picks up</td><td>List it free for pickup</td></tr>
<tr><th scope="row">Scratched bookcase, wobbly chair</th><td>List it free with honest photos</td><td>City bulky-item pickup</td></tr>
<tr><th scope="row">Stained or torn sofa</th><td>City bulky-item pickup</td><td>A local hauler</td></tr>
<tr><th scope="row">Mattress or box spring</th><td>Bye Bye Mattress drop-off or city pickup</td><td>A local hauler</td></tr>
<tr><th scope="row">Sleeper sofa or piano on an upper floor</th><td>A buyer who brings movers</td><td>A local hauler</td></tr>
<tr><th scope="row">A whole apartment by a fixed date</th><td>Give the best pieces to friends first</td><td>A local hauler for the rest</td></tr>
</tbody>
</table>

<h2>Selling: set a deadline</h2>
<p>Wood furniture, desks and dining sets sell more easily than upholstery. Photograph the piece by a window, from the front, the side and the back. Show the damage. State the measurements, the floor you live on and whether there’s an elevator. Meet buyers in daylight, and have a second person at home.</p>
<p>Give the listing one week. After that, list it free for three days. With a deadline, the sofa won’t sit in the hallway until summer.</p>

<h2>Donating: call before you load</h2>
<p>Charities pay for the trash they’re left with, so many turn down worn upholstery, cribs, particleboard and anything that needs repair. Send photos or describe the piece before you drive. Ask four things: whether they take this item, whether they pick up, how long the wait is and whether you get a receipt. Pickups may be booked out for weeks. Some stop at the ground floor or the driveway.</p>
<p>Never leave furniture outside a closed donation door. Rain or a night on the sidewalk can turn a good chair into trash.</p>

<h2>Free in Los Angeles: city pickup and drop-off</h2>
<p>Three programs cost you nothing. If one of them fits and you can do the carrying, you don’t need us.</p>
<ul>
<li><strong>Bulky-item pickup in the City of Los Angeles.</strong> LA Sanitation picks up sofas, tables, mattresses and other large things free of charge from the residential customers it serves. Request it before you put anything out: call 311 or go to <a href="https://myla311.lacity.gov/">MyLA311</a>. Have a list of the items ready, and ask where and on which day to set them out.</li>
<li><strong>Bye Bye Mattress.</strong> California’s mattress recycling program has free drop-off sites for mattresses and box springs; find one at <a href="https://byebyemattress.com/">byebyemattress.com</a>. If you’re buying a new mattress and the store delivers it, state law says it must offer to take the old one away at no extra charge.</li>
<li><strong>PaintCare.</strong> If a half-finished project left you with paint, stain or varnish, PaintCare’s drop-off sites take it free. Most of them are paint and hardware stores; <a href="https://www.paintcare.org/">paintcare.org</a> lists them, with the limits for each visit. Haulers can’t take it.</li>
</ul>
<p>Other cities in Los Angeles County often pick up bulky items as well, each with its own rules and limits, so check with your city. Apartment buildings often have different rules than houses: ask your landlord or manager.</p>
<p>City pickup is the right choice when you have one or two pieces, can carry them down yourself and don’t mind waiting. Keep the sidewalk clear for wheelchairs and strollers. Furniture left at the curb without a request can count as illegal dumping, even with a sign that says “free.”</p>

<h2>Taking it apart for drop-off</h2>
<p>With a truck and a free morning, you can take furniture to a public disposal or recycling site yourself. Check that the site accepts residents and ask about the rules before you load. A bed frame or table comes apart with a screwdriver and a hex key. Sofas are harder: staples, springs and glued foam need gloves, eye protection and patience. Leave tempered-glass tabletops whole, with tape across the surface and a blanket around them.</p>
<p>Tie the load down. A loose cushion on the freeway is a danger to everyone behind you.</p>

<h2>When a hauler is worth paying for</h2>
<p>Paying a hauler makes sense if one of these is true:</p>
<ul>
<li>Stairs, tight turns or weight make the carry unsafe for you.</li>
<li>Your lease ends before a donation truck or city pickup can come.</li>
<li>Several rooms must go, and no single route takes everything.</li>
<li>You have no truck and no one to hold the other end.</li>
</ul>
<p>A local hauler carries the piece out of the room it’s in, so you don’t have to drag it to the curb. Haulers put donation and recycling first. See what’s covered under <a href="/services/furniture-removal">furniture removal</a> and <a href="/services/mattress-disposal">mattress disposal</a>. If everything is already on your own driveway or inside your gate, <a href="/services/curbside-pickups">curbside pickup</a> is the simpler request. Don’t put anything on the sidewalk, the parkway or the street for it: a private pickup doesn’t make that legal.</p>
<p>The price depends on volume, weight and type of items. The hauler sets the final price on inspection, before loading.</p>

<h2>Get ready for pickup day</h2>
<ol>
<li>Mark what goes with tape, and move what stays to another room.</li>
<li>Check drawers, cushions and under the seat for keys, papers and jewelry.</li>
<li>Ask your building about elevator times, loading zones and proof of insurance.</li>
<li>Clear a path from the piece to the door, and lift rugs that slide.</li>
<li>Find the nearest spot where a truck can stop. Say so if the street is narrow or steep.</li>
<li>Keep children and pets behind a closed door.</li>
</ol>
<p>The whole list is under <a href="/before-your-pickup">Before your pickup</a>. Photos make the quote more accurate. Take one of each piece and one of the stairs. You can add up to five when you <a href="/book">request a free quote</a>. To see where haulers work, look at the <a href="/service-areas">service areas</a>. The <a href="/faq">FAQ</a> covers payment, timing and what can’t be taken.</p>
`,
} satisfies PostWords;
