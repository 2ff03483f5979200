import type { PostWords } from '../../shapes/post-words';

export const words = {
  metaTitle: 'How Much Junk Can One Man Lift?',
  metaDescription:
    'How much can one person lift safely? The NIOSH 51-pound limit explained, rough weights of furniture and appliances, and when to stop.',
  content: `
<p>The short answer is 51 pounds, and only when everything is right. The National Institute for Occupational Safety and Health (NIOSH) uses that figure as its recommended weight limit under ideal conditions. Junk rarely offers those. This guide shows what changes the number, what common things weigh and when to stop and get help.</p>

<h2>Where the 51 pounds comes from</h2>
<p>NIOSH is the federal agency that studies safety at work. Its lifting equation takes those 51 pounds as the starting point, called the load constant. Then it cuts the number for each thing that makes a lift harder. The result is a recommended weight limit: a load that nearly all healthy workers could lift over a shift without added risk of back pain from lifting. It applies to women and men.</p>
<p>It is advice, not law. Federal workplace safety rules set no single maximum weight for a person. A strong friend may well pick up 100 pounds once. The question is what it does to a back the tenth time, on a stair, at the end of the day.</p>
<p>The equation has gaps too. It covers two-handed lifts of a steady object while standing. Carrying, one-handed lifts, loads that shift and cramped spaces are outside it. Treat those as harder still.</p>

<h2>How fast the number drops</h2>
<p>Here is the NIOSH equation with one condition changed at a time and the others kept ideal.</p>
<table>
<thead>
<tr><th scope="col">What changes</th><th scope="col">NIOSH multiplier</th><th scope="col">Recommended limit</th></tr>
</thead>
<tbody>
<tr><th scope="row">Nothing: close, about 30 inches up, good grip</th><td>1.00</td><td>51 lb</td></tr>
<tr><th scope="row">Poor grip</th><td>0.90</td><td>about 46 lb</td></tr>
<tr><th scope="row">Body twisted 45 degrees</th><td>0.86</td><td>about 44 lb</td></tr>
<tr><th scope="row">Hands at floor level</th><td>0.78</td><td>about 40 lb</td></tr>
<tr><th scope="row">Load held 20 inches from the ankles</th><td>0.50</td><td>about 26 lb</td></tr>
</tbody>
</table>
<p>Multiply all four together and the NIOSH limit falls to roughly 15 pounds. That’s a bulky box without handles, picked up from a corner with a twist. Distance does the most harm, and it is the easiest thing to fix. Slide the load to the near edge before you pick it up.</p>

<h2>What household things weigh</h2>
<p>The ranges below are our rough planning figures for common sizes. The maker’s label or manual has the exact weight.</p>
<table>
<thead>
<tr><th scope="col">Item</th><th scope="col">Rough weight</th><th scope="col">How to move it</th></tr>
</thead>
<tbody>
<tr><th scope="row">Dining chair</th><td>10–20 lb</td><td>One person</td></tr>
<tr><th scope="row">Countertop microwave</th><td>25–40 lb</td><td>One person, cord tied up</td></tr>
<tr><th scope="row">Small box full of books</th><td>35–50 lb</td><td>One person, or split the box</td></tr>
<tr><th scope="row">Queen mattress</th><td>60–130 lb</td><td>Two people; it bends and catches wind</td></tr>
<tr><th scope="row">Empty dresser</th><td>80–200 lb</td><td>Two people, drawers out</td></tr>
<tr><th scope="row">Three-seat sofa</th><td>100–250 lb</td><td>Two people; more on stairs</td></tr>
<tr><th scope="row">Washing machine</th><td>130–230 lb</td><td>Two people and an appliance dolly</td></tr>
<tr><th scope="row">Full-size refrigerator</th><td>200–350 lb</td><td>Two people and an appliance dolly with straps</td></tr>
<tr><th scope="row">Cast-iron bathtub</th><td>250–500 lb</td><td>A crew</td></tr>
<tr><th scope="row">Upright piano</th><td>300–800 lb</td><td>A crew with a piano board</td></tr>
</tbody>
</table>
<p>Liquids are heavier than people expect. Water weighs a little over eight pounds per gallon, so a full five-gallon bucket is about 42 pounds. Wet carpet, soil and rain-soaked mattresses gain weight the same way. Dry or drain what you can.</p>

<h2>Test before you trust</h2>
<ol>
<li>Tip one corner an inch. If that takes real effort, stop there.</li>
<li>Look for loose parts: doors, drawers, glass, cords.</li>
<li>Walk the route empty-handed and clear it. Count the steps and note the turns.</li>
<li>Decide where you will set it down, plus one resting place on the way.</li>
<li>Put on closed shoes and gloves with grip.</li>
</ol>

<h2>A safer lift, one movement at a time</h2>
<ol>
<li>Stand close, feet about shoulder-width apart, one slightly ahead.</li>
<li>Bend at the hips and knees, with your back in its natural curve.</li>
<li>Grip with whole hands, and pull the load against your body.</li>
<li>Straighten your legs smoothly. Don’t jerk.</li>
<li>Turn with your feet, never with your waist.</li>
<li>Lower it the same way, and keep fingers clear of the floor.</li>
</ol>
<p>Back belts aren’t a shortcut. NIOSH looked at the evidence and doesn’t recommend them as protection for uninjured workers.</p>

<h2>Two people aren’t twice as strong</h2>
<p>A team lift helps, but part of the gain is lost in holding, seeing and stepping together. Britain’s Health and Safety Executive suggests counting on about two-thirds of what two people could lift separately. For three, its guidance says half of the total.</p>
<p>Choose a partner of similar height. One person gives the signals: ready, lift, step, down. On stairs, the one below carries most of the weight, so the stronger person goes there. No one should ever stand below a load that is sliding free.</p>

<h2>Let tools do the work</h2>
<ul>
<li><strong>Hand truck:</strong> for boxes and anything upright. Tilt it toward you and push.</li>
<li><strong>Appliance dolly:</strong> tall, with straps, made for fridges and washers.</li>
<li><strong>Furniture sliders:</strong> pads for floors; on hardwood an old blanket also works.</li>
<li><strong>Lifting straps:</strong> useful for two people of similar build, on level ground.</li>
<li><strong>Screwdriver:</strong> often the best tool of all. Take the piece apart and carry it in light parts.</li>
</ul>

<h2>When to do it yourself</h2>
<p>You don’t need a hauler for a few chairs, a small bookcase or boxes you can split. Repack heavy boxes into smaller ones and make more trips. Useful things can be sold or given away, and the new owner may bring help. Many cities pick up bulky items if you ask first and can get them outside safely.</p>

<h2>When to leave it alone</h2>
<p>Stop if any of these is true:</p>
<ul>
<li>You have back, heart, shoulder or knee trouble, or are pregnant.</li>
<li>The piece is heavier than its path allows, such as a fridge on a curved stair.</li>
<li>You can’t see over it or your feet are hidden.</li>
<li>Gas, water or hard-wired power is still connected. A qualified person should disconnect it.</li>
<li>Pain starts. Put it down right away.</li>
</ul>
<p>A local hauler who knows what’s waiting can bring enough hands and the right dolly. Look at <a href="/services/old-appliances">old appliances</a>, <a href="/services/furniture-removal">furniture removal</a> and <a href="/services/hot-tub-removal">hot tub removal</a> for the usual heavy ones. Items over 200 lbs may need extra handling, even when they’re already in the driveway, so mention them when you request a <a href="/services/curbside-pickups">curbside pickup</a>. When you <a href="/book">request a free quote</a>, give the floor, the number of steps and a photo of each heavy piece. More answers are in the <a href="/faq">FAQ</a>.</p>
`,
} satisfies PostWords;
