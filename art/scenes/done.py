import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit.objects_c import *
from kit.objects_b import broom, petal_flower, star, leaf
def tall_poppies(stems, loc, rot=0, s=1):
    """stems: (x, y, height, flower's radius, lean forward, lean sideways)"""
    with group(loc,(0,0,rot),s):
        for x,y,h,r,a,b in stems:
            tube([(x*.35,y*.35,0),(x*.7,y*.7,h*.5),(x,y,h)],.03,M('green_m',.6)); petal_flower(r,loc=(x,y,h-.01),rot=(a,b,0))
        for a,l,t in((195,.5,52),(250,.44,40),(310,.48,50),(20,.42,58),(80,.44,46),(140,.46,55)): leaf(l,.09,t,a,['#4A8C62','#5DA275','#3E7F57'][a%3])
reset()
band=slab(-3.45,3.45,-2.1,.95,.6,.2,top='#E9D5B5')
band(-2.1,.95,0,.09,'lawn',.03,.08)
for i in range(3):
    for k in(-1,1): plate(1.46,.67,.06,.05,(k*.76-.1,-.3-.73*i,.07),M('#F6E6CB',.85,.08),.02)
with group((-.1,.15,.07)): closed_garage()
with group((.98,-.72,.13),(-8,14,-8),1.32): broom(1.4,'poppy',tilt=14)
tall_poppies(((0,0,.86,.27,20,-8),(-.34,.05,.6,.22,14,-24),(.3,-.05,.5,.2,22,14)),(-2.45,-.75,.09),0,1.3)
tall_poppies(((0,0,.62,.25,20,4),(-.3,.05,.42,.2,24,-20),(.3,.0,.8,.24,14,16)),(2.5,-.75,.09),25,1.3)
bush((-2.75,.45,.09),.55,seed=4); bush((2.75,.5,.09),.55,seed=8)
star(.34,(-.9,-.8,.62)); star(.2,(-.42,-.85,.98))
shoot(1600,700,az=15,el=20,lens=80,margin=1.03,shift=(0,0),floor_z=-.32,thr=.02,shres=.34,shspp=56)
